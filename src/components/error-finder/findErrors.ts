import {editDistance} from '../../lib/editDistance';
import {hanPairs} from '../../lib/hanPairs';

/** An error to look for; `…` in its messages is a wildcard. */
export interface Signature {
  id: string;
  messages: readonly string[];
  /** A message that only says where something failed. */
  isWrapper?: true;
}

export interface Finding<T> {
  /** Whether the text contains the messages whole, a part of them because it is cut off, or only similar ones. */
  kind: 'exact' | 'cut' | 'similar';
  /** Signatures with the same message are together. */
  found: (readonly [T, ...T[]])[];
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

/** A shorter message is looked for between punctuation only, because it can also be a part of a sentence. */
const SHORT_MESSAGE = 8;

/** What a text must contain of a message that is cut off, and of one whose line breaks are in the middle of words. */
const MIN_OF_CUT = 14;
const MIN_OF_WRAPPED = 12;

/** How many lines of a text are looked at for a message that is cut off. */
const CUT_LINES = 40;

/** How many words of a text are checked for typos. */
const WORDS_LIMIT = 300;

/** Normalizes case, width, quotation marks and white space, and removes terminal colours. */
function normalized(text: string): string {
  return (
    text
      .slice(-TEXT_LIMIT)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Cc}\[[\d;]*m/gu, '')
      // What `docker compose logs` writes before each line.
      .replace(/^[ \t]*[\w.-]+ *\| /gm, '')
      .replace(/[‘’‛`´]/g, "'")
      .replace(/[“”„]/g, '"')
      .replace(/\\(["'])/g, '$1')
      .replace(/\s+/g, ' ')
  );
}

function wordsIn(text: string): string[] {
  const line = normalized(text);
  const runs = line.match(/\p{sc=Han}{2,}/gu) ?? [];
  return [
    ...(line.match(/[a-z][a-z\d_]{2,}|0x[a-f\d]+|\d{3,}/g) ?? []),
    ...runs.flatMap((run) => hanPairs(run).map((pair) => pair.text)),
  ];
}

interface Message {
  /** The fixed parts. */
  pieces: readonly string[];
  /** Characters of the fixed parts. */
  length: number;
  /** The fixed parts without spaces. */
  squeezed: readonly string[];
  squeezedLength: number;
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
  const squeezed = pieces.map((piece) => piece.replace(/\s/g, ''));
  const read = {
    pieces,
    length: pieces.join('').length,
    squeezed,
    squeezedLength: squeezed.join('').length,
    words: wordsIn(message),
  };
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
  {pieces, length}: Message,
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
  return {start, end, length};
}

/** Whether a span is set off from what is around it, as by a colon or a line break. */
function isSetOff(text: string, {start, end}: Span): boolean {
  const isEdge = (rest: string) => !/^ ?[\p{L}\p{N}]/u.test(rest);
  const before = Array.from(text.slice(Math.max(start - 2, 0), start));
  return isEdge(before.reverse().join('')) && isEdge(text.slice(end));
}

function spanOf(text: string, message: string): Span | undefined {
  const prepared = prepareMessage(message);
  const [first] = prepared.pieces;
  if (first === undefined) {
    return undefined;
  }
  const isShort = prepared.length < SHORT_MESSAGE;
  let start = indexOfPiece(text, first, 0);
  for (let tries = 0; start !== -1 && tries < TRIES; tries += 1) {
    const span = spanFrom(text, prepared, start);
    if (span !== undefined && (!isShort || isSetOff(text, span))) {
      return span;
    }
    start = indexOfPiece(text, first, start + 1);
  }
  return undefined;
}

/** A text without spaces, and where each of its characters was. */
interface Squeezed {
  text: string;
  places: readonly number[];
}

function squeeze(text: string): Squeezed {
  const places = Array.from(text.matchAll(/\S/g), ({index}) => index);
  return {text: text.replace(/\s/g, ''), places};
}

/** The span of a message that a terminal or a form has broken in the middle of a word. */
function wrappedSpanOf(
  {text, places}: Squeezed,
  message: string,
): Span | undefined {
  const {squeezed, squeezedLength} = prepareMessage(message);
  if (squeezedLength < MIN_OF_WRAPPED) {
    return undefined;
  }
  let end = 0;
  let start: number | undefined;
  for (const piece of squeezed) {
    const at = text.indexOf(piece, end);
    if (at === -1 || (start !== undefined && at - end > GAP_LIMIT)) {
      return undefined;
    }
    start ??= at;
    end = at + piece.length;
  }
  return start === undefined
    ? undefined
    : {
        start: places[start] ?? 0,
        end: (places[end - 1] ?? 0) + 1,
        length: squeezedLength,
      };
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

/** Signatures with the same message together, in the order of the best of them. */
function together<T extends Signature>(
  hits: readonly Hit<T>[],
): (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const {start, end, signature} of hits) {
    const key = `${start} ${end}`;
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [signature]);
    } else {
      group.push(signature);
    }
  }
  return [...groups.values()];
}

function exactHits<T extends Signature>(
  text: string,
  signatures: readonly T[],
) {
  const squeezed = squeeze(text);
  const hits = signatures.flatMap((signature) => {
    const [best] = signature.messages
      .flatMap(
        (message) =>
          spanOf(text, message) ?? wrappedSpanOf(squeezed, message) ?? [],
      )
      .sort((one, other) => other.length - one.length);
    return best === undefined ? [] : [{...best, signature}];
  });
  const whole = hits
    .filter((hit) => !hits.some((other) => isPartOf(hit, other)))
    .sort(byRelevance);
  return together(whole).slice(0, EXACT_LIMIT);
}

/** How much of a message a line has at its end or its beginning, where the rest is cut off. */
function lengthOfCut(line: string, message: string): number {
  const whole = prepareMessage(message).pieces.join(' ');
  const longest = Math.min(whole.length - 1, line.length);
  for (let length = longest; length >= MIN_OF_CUT; length -= 1) {
    if (
      line.endsWith(whole.slice(0, length)) ||
      line.startsWith(whole.slice(-length))
    ) {
      return length;
    }
  }
  return 0;
}

function cutHits<T extends Signature>(text: string, signatures: readonly T[]) {
  const lines = text
    .split('\n')
    .slice(-CUT_LINES)
    .map((line) => normalized(line.replace(/(?:…|\.{3})\s*$/, '')).trim())
    .filter((line) => line.length >= MIN_OF_CUT);
  return signatures
    .map((signature) => ({
      signature,
      length: Math.max(
        0,
        ...signature.messages.flatMap((message) =>
          lines.map((line) => lengthOfCut(line, message)),
        ),
      ),
    }))
    .filter(({length}) => length > 0)
    .sort((one, other) => other.length - one.length)
    .slice(0, SIMILAR_LIMIT)
    .map(({signature}) => [signature] as const);
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
) {
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
    .map(({signature}) => [signature] as const);
}

/**
 * Finds the known messages in a text, the likely cause first. Messages that are cut off or similar are only searched if no cause is there whole.
 * A message that is part of a longer match is left out.
 */
export function findErrors<T extends Signature>(
  text: string,
  signatures: readonly T[],
): Finding<T> {
  const exact = exactHits(normalized(text), signatures);
  if (exact.some((all) => all.some(({isWrapper}) => isWrapper !== true))) {
    return {kind: 'exact', found: exact};
  }
  const cut = cutHits(text, signatures);
  if (cut.length > 0) {
    return {kind: 'cut', found: [...cut, ...exact]};
  }
  return exact.length > 0
    ? {kind: 'exact', found: exact}
    : {kind: 'similar', found: similarHits(text, signatures)};
}
