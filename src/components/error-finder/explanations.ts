import {hasName, type Finding, type Signature} from './findErrors';
import {knownMessage} from './knownMessage';
import {wordCounts} from './partialMessages';
import {normalized} from './pastedText';
import type {PageMessages} from './pageMessages';

/** A row of a page that explains a message. */
export interface ExplainedOn {
  /** Address of the row. */
  address: string;
  title: string;
  cause: string;
}

/** A message that the finder looks for. */
export interface Explanation<T> extends Signature {
  /** Its row on the page of error messages. */
  error?: T;
  /** Its rows on other pages. */
  rows: readonly ExplainedOn[];
}

/** What is said about one message of a text. */
export interface Answer<T> {
  messages: readonly string[];
  error?: T;
  rows: readonly ExplainedOn[];
  /** Whether the text has the whole message, and it has one cause. */
  isCertain: boolean;
}

/** How many rows of a message are shown. */
const MAX_ROWS = 4;

/** The names of a driver by which a text says that it is about its page. Those of other pages are ordinary words. */
function namesOf({address, title}: ExplainedOn): string[] {
  const slug = /\/drivers\/([^/#]+?)(?:\.html)?(?:#|$)/.exec(address)?.[1];
  const names = slug === undefined ? [] : [slug, title];
  return names
    .map(normalized)
    .flatMap((name) => [name, name.replace(/[\s._-]/g, '')]);
}

/** Forms of a message that a text cannot tell apart. */
const formOf = (message: string) => knownMessage(message).pieces.join('…');

/** A host by a name that is reserved for examples: it stands for the reader's own. */
const isExampleHost = (message: string) =>
  knownMessage(message).isPlace && /\bexample\.(?:com|net|org)\b/.test(message);

/** All messages that are known, those of the page of error messages first. */
export function explanationsOf<T extends Signature>(
  errors: readonly T[],
  {pages, messages}: PageMessages,
): Explanation<T>[] {
  const counts = wordCounts([
    ...errors.flatMap((error) => error.messages),
    ...messages.map(([message]) => message),
  ]);
  // A word that other messages have, too, is no message by itself.
  const isWordOfOthers = (message: string) => {
    const {isPlain, words} = knownMessage(message);
    return (
      isPlain &&
      words.some((word) => /^[a-z]/.test(word) && (counts.get(word) ?? 0) > 1)
    );
  };
  const wrappers = new Set(
    errors.flatMap(({isWrapper, messages: all}) =>
      isWrapper === true ? all.map(formOf) : [],
    ),
  );
  const ofPages = messages
    .filter(([message]) => !isWordOfOthers(message) && !isExampleHost(message))
    .map(([message, places]) => {
      const rows = places.flatMap(([number, anchor, cause]) => {
        const [path, title] = pages[number] ?? [];
        if (path === undefined || title === undefined) {
          return [];
        }
        const address = anchor === '' ? path : `${path}#${anchor}`;
        return [{address, title, cause}];
      });
      return {
        id: message,
        messages: [message],
        isWrapper:
          knownMessage(message).isPlace ||
          wrappers.has(formOf(message)) ||
          undefined,
        pageNames: rows.flatMap(namesOf),
        rows,
      };
    });
  const ofErrors = errors.map((error) => ({
    id: error.id,
    messages: error.messages,
    isWrapper: error.isWrapper,
    error,
    rows: [],
  }));
  return [...ofErrors, ...ofPages];
}

/** The answers to a text, with the rows of the pages that it names first. */
export function answersOf<T extends Signature>(
  text: string,
  {kind, found, contested}: Finding<Explanation<T>>,
): Answer<T>[] {
  const typed = normalized(text);
  return found.map((group) => {
    const [first] = group;
    const error = group.find((one) => one.error !== undefined)?.error;
    const rows = [
      ...new Map(
        group.flatMap((one) => one.rows.map((row) => [row.address, row])),
      ).values(),
    ];
    const named = rows.filter((row) =>
      namesOf(row).some((name) => hasName(typed, name)),
    );
    const others = rows.filter((row) => !named.includes(row));
    const causes = new Set(rows.map(({cause}) => cause)).size;
    return {
      messages: error?.messages ?? first.messages,
      error,
      rows: [...named, ...others].slice(0, MAX_ROWS),
      isCertain:
        kind === 'exact' &&
        !group.some(
          (one) => one.isWrapper === true || contested.includes(one),
        ) &&
        causes + (error === undefined ? 0 : 1) === 1,
    };
  });
}
