import {editDistance} from '../../lib/editDistance';

/** What is looked for: messages in which three dots stand for text that differs. */
export interface Signature {
  id: string;
  messages: readonly string[];
  /** It says only where something failed. */
  isWrapper?: true;
}

export interface Finding<T> {
  /** Whether the messages stand in the text as they are, or only something like them. */
  kind: 'exact' | 'similar';
  found: T[];
}

/** How many characters of a text are read; of a longer one the end, where a log has what happened last. */
export const TEXT_LIMIT = 20_000;

/** How many messages are shown at most. */
const EXACT_LIMIT = 5;
const SIMILAR_LIMIT = 3;

/** How many characters may stand in the place of three dots. */
const GAP_LIMIT = 400;

/** How often the beginning of a message is tried in one text. */
const TRIES = 20;

/** The share of a message's words, by weight, that a text must have to be similar. */
const SIMILAR_ENOUGH = 0.6;

/** How many words of a text are compared with errors of typing. */
const WORDS_LIMIT = 300;

/** Case, width, colours of a terminal, kinds of quotation marks and of white space do not matter. */
function folded(text: string): string {
  return text
    .slice(-TEXT_LIMIT)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cc}\[[\d;]*m/gu, '')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\\(["'])/g, '$1')
    .replace(/\s+/g, ' ');
}

function wordsIn(text: string): string[] {
  return folded(text).match(/[a-z][a-z\d_]{2,}|\d{3,}/g) ?? [];
}

interface Message {
  /** The parts that are always the same. */
  pieces: readonly string[];
  words: readonly string[];
}

const knownMessages = new Map<string, Message>();

/** A message made ready, once: the same few hundred are looked for in every text. */
function readMessage(message: string): Message {
  const known = knownMessages.get(message);
  if (known !== undefined) {
    return known;
  }
  const pieces = message
    .split('…')
    .map((piece) => folded(piece).replace(/^[\s:,]+|[\s:,]+$/g, ''))
    .filter((piece) => piece !== '');
  const read = {pieces, words: wordsIn(message)};
  knownMessages.set(message, read);
  return read;
}

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[a-z\d]/.test(character);

/** Whether two neighbours are one word, so that a message would begin or end inside it. */
function isInsideWord(left: string | undefined, right: string | undefined) {
  return isWordCharacter(left) && isWordCharacter(right);
}

/** Where a piece stands as words of its own, from a place on; -1 where it does not. */
function indexOfPiece(text: string, piece: string, from: number): number {
  for (
    let at = text.indexOf(piece, from);
    at !== -1;
    at = text.indexOf(piece, at + 1)
  ) {
    const end = at + piece.length;
    if (
      !isInsideWord(text[at - 1], piece[0]) &&
      !isInsideWord(piece.at(-1), text[end])
    ) {
      return at;
    }
  }
  return -1;
}

interface Span {
  start: number;
  end: number;
  /** How many characters are the message's own. */
  length: number;
}

/** The place of the pieces after one another, when the first stands at `start`. */
function spanFrom(
  text: string,
  pieces: readonly string[],
  start: number,
): Span | undefined {
  let end = start;
  for (const piece of pieces) {
    const at = indexOfPiece(text, piece, end);
    if (at === -1 || at - end > GAP_LIMIT) {
      return undefined;
    }
    end = at + piece.length;
  }
  return {start, end, length: pieces.join('').length};
}

function spanOf(text: string, message: string): Span | undefined {
  const {pieces} = readMessage(message);
  const [first] = pieces;
  if (first === undefined) {
    return undefined;
  }
  let start = indexOfPiece(text, first, 0);
  for (let tries = 0; start !== -1 && tries < TRIES; tries += 1) {
    const span = spanFrom(text, pieces, start);
    if (span !== undefined) {
      return span;
    }
    start = indexOfPiece(text, first, start + 1);
  }
  return undefined;
}

interface Hit<T> extends Span {
  signature: T;
}

/** What says more comes first: the cause before what stands around it, the longer message, the one further to the right. */
function byMeaning<T extends Signature>(one: Hit<T>, other: Hit<T>): number {
  const wrapped = (hit: Hit<T>) => (hit.signature.isWrapper ? 1 : 0);
  return (
    wrapped(one) - wrapped(other) ||
    other.length - one.length ||
    other.end - one.end
  );
}

function isPartOf<T extends Signature>(hit: Hit<T>, other: Hit<T>): boolean {
  return (
    other !== hit &&
    other.start <= hit.start &&
    hit.end <= other.end &&
    other.length > hit.length
  );
}

function exactHits<T extends Signature>(
  text: string,
  signatures: readonly T[],
): T[] {
  const hits = signatures.flatMap((signature) => {
    const [best] = signature.messages
      .flatMap((message) => spanOf(text, message) ?? [])
      .sort((one, other) => other.length - one.length);
    return best === undefined ? [] : [{...best, signature}];
  });
  return hits
    .filter((hit) => !hits.some((other) => isPartOf(hit, other)))
    .sort(byMeaning)
    .slice(0, EXACT_LIMIT)
    .map(({signature}) => signature);
}

/** How many letters of a word may be wrong. */
function errorsAllowed(word: string): number {
  return word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
}

/** Tells whether a text has a word, or nearly. */
function wordFinder(text: string): (word: string) => boolean {
  const all = wordsIn(text);
  const exact = new Set(all);
  const some = [...exact].slice(0, WORDS_LIMIT);
  const answers = new Map<string, boolean>();
  const isThere = (word: string) =>
    exact.has(word) ||
    some.some(
      (typed) =>
        typed.startsWith(word.charAt(0)) &&
        Math.abs(typed.length - word.length) <= errorsAllowed(word) &&
        editDistance(word, typed) <= errorsAllowed(word),
    );
  return (word) => {
    const known = answers.get(word) ?? isThere(word);
    answers.set(word, known);
    return known;
  };
}

/** How much a word tells: one that stands in few messages tells more. */
function weigher(messages: readonly string[]): (word: string) => number {
  const counts = new Map<string, number>();
  messages.forEach((message) => {
    new Set(readMessage(message).words).forEach((word) => {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    });
  });
  return (word) => Math.log(1 + messages.length / (counts.get(word) ?? 1));
}

function similarHits<T extends Signature>(
  text: string,
  signatures: readonly T[],
): T[] {
  const has = wordFinder(text);
  const weightOf = weigher(signatures.flatMap(({messages}) => messages));
  const sum = (words: readonly string[]) =>
    words.reduce((total, word) => total + weightOf(word), 0);
  const likeness = (message: string) => {
    const words = [...new Set(readMessage(message).words)];
    const found = words.filter(has);
    return found.length < 2 ? 0 : sum(found) / sum(words);
  };
  return signatures
    .map((signature) => ({
      signature,
      score: Math.max(...signature.messages.map(likeness)),
    }))
    .filter(({score}) => score >= SIMILAR_ENOUGH)
    .sort((one, other) => other.score - one.score)
    .slice(0, SIMILAR_LIMIT)
    .map(({signature}) => signature);
}

/**
 * The known messages in a text that a reader pasted, the likely cause first. Messages that stand in it word by word are found before
 * those that are only similar, and of one inside another the longer one.
 */
export function findErrors<T extends Signature>(
  text: string,
  signatures: readonly T[],
): Finding<T> {
  const exact = exactHits(folded(text), signatures);
  return exact.length > 0
    ? {kind: 'exact', found: exact}
    : {kind: 'similar', found: similarHits(text, signatures)};
}
