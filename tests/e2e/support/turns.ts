import {isWhole} from './extent';

/**
 * Of the variants of one journey (languages, widths, kinds of pages) one: for what differs between them in words only. The whole check of
 * the night takes all.
 *
 * @param turn a number for each journey of a file, so that its journeys take the variants by turns
 */
export function inTurn<T>(variants: readonly T[], turn: number): readonly T[] {
  if (variants.length === 0) {
    throw new Error('There is no variant to take');
  }
  const place = turn % variants.length;
  return isWhole ? variants : variants.slice(place, place + 1);
}
