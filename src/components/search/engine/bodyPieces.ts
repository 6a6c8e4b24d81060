import type {BodyIndex} from './evidence';
import type {IndexPiece} from '../indexFiles';
import type {OpenIndex} from './openIndex';
import {decodePostings, type Posting} from './postings';
import type {Query} from './query';
import {lowerBound, startingWith} from './sorted';
import {isFiller, startOf} from './lexicon';

/** Pieces that are fetched for one beginning of a word. */
const MOST_PIECES_OF_WORD = 2;

/** Pieces that are fetched for one query, its own words first, so that a long one does not fetch the whole index. */
const MOST_NEW_PIECES = 10;

/** Comes after every continuation of a term in the order of terms. */
const LAST = '\uffff';

interface OpenPiece {
  terms: readonly string[];
  postings: readonly string[];
}

/** The index of the text, in pieces of which only those are fetched that a query needs. */
export interface BodyPieces extends BodyIndex {
  /** @returns whether anything was fetched */
  load: (query: Query) => Promise<boolean>;
}

export function createBodyPieces(
  {pieces}: OpenIndex,
  /** Gives `undefined` for a file that cannot be had now. */
  fetchFile: (name: string) => Promise<unknown>,
): BodyPieces {
  const firstTerms = pieces.map(([firstTerm]) => firstTerm);
  const opened = new Map<string, OpenPiece>();
  const decoded = new Map<string, readonly Posting[]>();

  const placeOf = (term: string) =>
    Math.max(lowerBound(firstTerms, `${term}\0`) - 1, 0);
  const pieceOf = (term: string) =>
    opened.get(pieces[placeOf(term)]?.[1] ?? '');
  const filesBetween = (from: string, to: string) => {
    const first = placeOf(from);
    const last = Math.min(placeOf(to) + 1, first + MOST_PIECES_OF_WORD);
    return pieces.slice(first, last).map(([, file]) => file);
  };
  const filesFrom = (start: string) => filesBetween(start, start + LAST);
  const filesFor = ({units, concepts, keys}: Query): Set<string> => {
    const own = units
      .filter(({term, isHan}) => !isFiller(term) && (isHan || term.length > 1))
      .flatMap(({term, isHan, isOpen}) =>
        isHan && !isOpen ? filesBetween(term, term) : filesFrom(startOf(term)),
      );
    const whole = keys.flatMap((key) => filesBetween(key, key));
    const others = concepts
      .flatMap(({phrases}) => phrases.flat())
      .flatMap((term) => filesBetween(startOf(term), term));
    return new Set([...own, ...whole, ...others]);
  };
  const open = async (file: string) => {
    const piece = (await fetchFile(file)) as IndexPiece | undefined;
    if (piece === undefined) {
      return;
    }
    const [terms, postings] = piece;
    opened.set(file, {
      terms: terms.split(' '),
      postings: postings.split(' '),
    });
  };
  return {
    load: async (query) => {
      const missing = [...filesFor(query)].filter((file) => !opened.has(file));
      await Promise.all(missing.slice(0, MOST_NEW_PIECES).map(open));
      return missing.length > 0;
    },
    postings: (term) => {
      const known = decoded.get(term);
      const piece = pieceOf(term);
      if (known !== undefined || piece === undefined) {
        return known ?? [];
      }
      const {terms, postings} = piece;
      const place = lowerBound(terms, term);
      const found =
        terms[place] === term ? decodePostings(postings[place] ?? '') : [];
      decoded.set(term, found);
      return found;
    },
    startingWith: (start) =>
      start === ''
        ? []
        : filesFrom(start).flatMap((file) =>
            startingWith(opened.get(file)?.terms ?? [], start),
          ),
    near: (term) => pieceOf(term)?.terms ?? [],
  };
}
