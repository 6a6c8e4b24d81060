import type {ErrorSignature} from '../../data/errorSignatures/schema';
import type {InLocale} from '../../lib/localize';

/** What is shown of an error message: not where it was found in the source, nor its section of the page. */
export function shownError({
  id,
  section,
  messages,
  where,
  isWrapper,
  cause,
  fix,
  link,
}: ErrorSignature) {
  return {
    id,
    messages,
    cause,
    ...(section === undefined ? {isOnlyInFinder: true as const} : {}),
    ...(where === undefined ? {} : {where}),
    ...(isWrapper === undefined ? {} : {isWrapper}),
    ...(fix === undefined ? {} : {fix}),
    ...(link === undefined ? {} : {link}),
  };
}

/** An error message with its texts in one language. */
export type ShownError = InLocale<ReturnType<typeof shownError>>;

/** The id of a message in its table. */
export function errorAnchor(id: string): string {
  return `error-${id}`;
}
