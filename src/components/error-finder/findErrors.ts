import {editDistance} from '../../lib/editDistance';

/** An error to look for; `…` in its messages is a wildcard. */
export interface Signature {
  id: string;
  messages: readonly string[];
  /** A message that only says where something failed. */
  isWrapper?: true;
}

export interface Finding<T> {
  /** Whether the text contains the messages, or only similar ones. */
  kind: 'exact' | 'similar';
  found: T[];
}

/** Maximum characters of a text. Of a longer one the end is used, where a log has the latest messages. */
export const TEXT_LIMIT = 20_000;

/** Maximum number of messages in a result. */
const EXACT_LIMIT = 5;
const SIMILAR_LIMIT = 3;

/** Maximum characters that a wildcard matches. */
const GAP_LIMIT = 400;

/** How many positions of a message's start are tried in a text. */
const TRIES = 20;

/** The weighted share of a message's words that a similar text must contain. */
const SIMILAR_ENOUGH = 0.6;

/** How many words of a text are checked for typos. */
const WORDS_LIMIT = 300;

/** Normalizes case, width, quotation marks and white space, and removes terminal colours. */
function normalized(text: string): string {
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
  return normalized(text).match(/[a-z][a-z\d_]{2,}|\d{3,}/g) ?? [];
}

interface Message {
  /** The fixed parts. */
  pieces: readonly string[];
  words: readonly string[];
}

const preparedMessages = new Map<string, Message>();

/** Prepares a message, and caches it, because every search uses the same few hundred. */
function prepareMessage(message: string): Message {
  const known = preparedMessages.get(message);
  if (known !== undefined) {
    return known;
  }
  const pieces = message
    .split('…')
    .map((piece) => normalized(piece).replace(/^[\s:,]+|[\s:,]+$/g, ''))
    .filter((piece) => piece !== '');
  const read = {pieces, words: wordsIn(message)};
  preparedMessages.set(message, read);
  return read;
}

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[a-z\d]/.test(character);

/** Whether two neighbouring characters belong to the same word. */
function isInsideWord(left: string | undefined, right: string | undefined) {
  return isWordCharacter(left) && isWordCharacter(right);
}

/** `indexOf` for whole words. */
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
  /** Characters of the fixed parts. */
  length: number;
}

/** The span of all pieces in order, if the first is at `start`. */
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
  const {pieces} = prepareMessage(message);
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

/** Causes before wrappers, then longer messages, then those further to the right. */
function byRelevance<T extends Signature>(one: Hit<T>, other: Hit<T>): number {
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
    .sort(byRelevance)
    .slice(0, EXACT_LIMIT)
    .map(({signature}) => signature);
}

/** How many typos a word may have. */
function typosAllowed(word: string): number {
  return word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
}

/** Returns a check whether a text contains a word, typos allowed. */
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
        Math.abs(typed.length - word.length) <= typosAllowed(word) &&
        editDistance(word, typed) <= typosAllowed(word),
    );
  return (word) => {
    const known = answers.get(word) ?? isThere(word);
    answers.set(word, known);
    return known;
  };
}

/** Weighs words: the fewer messages contain one, the more it counts. */
function wordWeights(messages: readonly string[]): (word: string) => number {
  const counts = new Map<string, number>();
  messages.forEach((message) => {
    new Set(prepareMessage(message).words).forEach((word) => {
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
  const weightOf = wordWeights(signatures.flatMap(({messages}) => messages));
  const sum = (words: readonly string[]) =>
    words.reduce((total, word) => total + weightOf(word), 0);
  const similarity = (message: string) => {
    const words = [...new Set(prepareMessage(message).words)];
    const found = words.filter(has);
    return found.length < 2 ? 0 : sum(found) / sum(words);
  };
  return signatures
    .map((signature) => ({
      signature,
      score: Math.max(...signature.messages.map(similarity)),
    }))
    .filter(({score}) => score >= SIMILAR_ENOUGH)
    .sort((one, other) => other.score - one.score)
    .slice(0, SIMILAR_LIMIT)
    .map(({signature}) => signature);
}

/**
 * Finds the known messages in a text, the likely cause first. Similar messages are only searched if there is no exact match. A message
 * that is part of a longer match is left out.
 */
export function findErrors<T extends Signature>(
  text: string,
  signatures: readonly T[],
): Finding<T> {
  const exact = exactHits(normalized(text), signatures);
  return exact.length > 0
    ? {kind: 'exact', found: exact}
    : {kind: 'similar', found: similarHits(text, signatures)};
}
