import type {Locale} from '../../config/locales';
import type {ErrorSignature} from '../../data/errorSignatures/schema';
import {addressOf} from '../../lib/address';
import {localize} from '../../lib/localize';
import {answersOf, explanationsOf, type ExplainedOn} from './explanations';
import {findErrors, type Finding} from './findErrors';
import type {PageMessages} from './pageMessages';
import {shownError, type ShownError} from './shownError';

/** The page that has the finder, for messages that no other page explains. */
const FINDER_PAGE = '/faq/error';

/** Where a message is explained, and what is said there. */
export interface ErrorPlace {
  /** Address of the page in the language of the answer, without a host. */
  page: string;
  /** Id of a heading or a row of that page. */
  anchor?: string;
  /** What the place is about; none for the finder's own page. */
  title?: string;
  cause: string;
  /** What to do, where it is not part of the cause. */
  fix?: string;
}

/** What is known about one message of a text. */
export interface ExplainedError {
  /** The forms of the message; `…` is text that differs. */
  messages: readonly string[];
  /** Whether the text has the whole message, and it has one cause. */
  isCertain: boolean;
  /** The likely cause first. */
  places: readonly ErrorPlace[];
}

export interface ErrorExplanation {
  /** Whether the text has the messages whole, cut off, or only similar ones; `unknown` without any. */
  kind: Finding<never>['kind'] | 'unknown';
  errors: readonly ExplainedError[];
}

function placeOfRecord(
  {cause, fix, link}: ShownError,
  locale: Locale,
): ErrorPlace {
  return {
    page: addressOf(link?.page ?? FINDER_PAGE, locale),
    anchor: link?.at,
    title: link?.label,
    cause,
    fix,
  };
}

function placeOfRow({address, title, cause}: ExplainedOn): ErrorPlace {
  const [page = '', anchor] = address.split('#');
  return {page, anchor, title, cause};
}

/** Prepares what explains the error messages in a text, the likely cause first. For programs: it needs no browser. */
export function createErrorExplainer(
  locale: Locale,
  records: readonly ErrorSignature[],
  pages: PageMessages,
): (text: string) => ErrorExplanation {
  const explanations = explanationsOf(
    records.map((record) => localize(shownError(record), locale)),
    pages,
  );
  return (text) => {
    const finding = findErrors(text, explanations);
    const errors = answersOf(text, finding).map(
      ({messages, isCertain, error, rows}) => ({
        messages,
        isCertain,
        places: [
          ...(error === undefined ? [] : [placeOfRecord(error, locale)]),
          ...rows.map(placeOfRow),
        ],
      }),
    );
    return {kind: errors.length === 0 ? 'unknown' : finding.kind, errors};
  };
}
