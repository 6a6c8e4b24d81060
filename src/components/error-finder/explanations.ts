import type {Finding, Signature} from './findErrors';
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

/** Shorter names of pages are words of any text. */
const MIN_NAME = 3;

/** All messages that are known, those of the page of error messages first. */
export function explanationsOf<T extends Signature>(
  errors: readonly T[],
  {pages, messages}: PageMessages,
): Explanation<T>[] {
  const ofPages = messages.map(([message, places]) => ({
    id: message,
    messages: [message],
    rows: places.flatMap(([number, anchor, cause]) => {
      const [address, title] = pages[number] ?? [];
      return address === undefined || title === undefined
        ? []
        : [
            {
              address: anchor === '' ? address : `${address}#${anchor}`,
              title,
              cause,
            },
          ];
    }),
  }));
  const ofErrors = errors.map((error) => ({
    id: error.id,
    messages: error.messages,
    ...(error.isWrapper === undefined ? {} : {isWrapper: error.isWrapper}),
    error,
    rows: [],
  }));
  return [...ofErrors, ...ofPages];
}

/** Whether a text names a page, by its title or by the last part of its address. */
function isNamed(text: string, {address, title}: ExplainedOn): boolean {
  const [path = ''] = address.split('#');
  const slug = path.split('/').at(-1)?.replace('.html', '') ?? '';
  const typed = text.toLowerCase();
  return [slug, title].some(
    (name) => name.length >= MIN_NAME && typed.includes(name.toLowerCase()),
  );
}

/** The answers to a text, with the rows of the pages that it names first. */
export function answersOf<T extends Signature>(
  text: string,
  {kind, found}: Finding<Explanation<T>>,
): Answer<T>[] {
  return found.map((group) => {
    const [first] = group;
    const error = group.find((one) => one.error !== undefined)?.error;
    const rows = [
      ...new Map(
        group.flatMap((one) => one.rows.map((row) => [row.address, row])),
      ).values(),
    ];
    const named = rows.filter((row) => isNamed(text, row));
    const others = rows.filter((row) => !named.includes(row));
    const causes = new Set(rows.map(({cause}) => cause)).size;
    return {
      messages: error?.messages ?? first.messages,
      ...(error === undefined ? {} : {error}),
      rows: [...named, ...others].slice(0, MAX_ROWS),
      isCertain:
        kind === 'exact' &&
        error?.isWrapper !== true &&
        causes + (error === undefined ? 0 : 1) === 1,
    };
  });
}
