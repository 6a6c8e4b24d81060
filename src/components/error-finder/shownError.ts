import type {ErrorSignature} from '../../data/errorSignatures/schema';
import type {InLocale} from '../../lib/localize';

/** What is shown of an error message: not where it was found in the source, nor its section of the page. */
interface Shown extends Omit<ErrorSignature, 'section' | 'source'> {
  isOnlyInFinder?: true;
}

export function shownError({section, source, ...shown}: ErrorSignature): Shown {
  return {...shown, isOnlyInFinder: section === undefined || undefined};
}

/** An error message with its texts in one language. */
export type ShownError = InLocale<Shown>;

/** The id of a message in its table. */
export function errorAnchor(id: string): string {
  return `error-${id}`;
}
