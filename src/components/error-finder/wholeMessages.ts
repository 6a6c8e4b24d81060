import {isInsideWord} from './pastedText';
import {knownMessage, type KnownMessage} from './knownMessage';

/** Maximum characters that a wildcard matches. */
const GAP_LIMIT = 400;

/** How many places of a message count, to limit the time: the last ones, where a log has the latest messages. */
const PLACES_LIMIT = 20;

/** Where a text has a message. */
export interface Span {
  start: number;
  end: number;
  /** How far the wildcard at the end of the message reaches; without one, its end. */
  reach: number;
  /** Characters of the fixed parts. */
  length: number;
  /** Where each fixed part is. */
  pieces: readonly Piece[];
}

interface Piece {
  start: number;
  end: number;
}

function isWholeAt(text: string, piece: string, at: number): boolean {
  return (
    !isInsideWord(text[at - 1], piece[0]) &&
    !isInsideWord(piece.at(-1), text[at + piece.length])
  );
}

/** `indexOf` for whole words, below `limit`. */
function indexOfPiece(
  text: string,
  piece: string,
  from: number,
  limit = text.length,
): number {
  const area = text.slice(0, limit);
  for (
    let at = area.indexOf(piece, from);
    at !== -1;
    at = area.indexOf(piece, at + 1)
  ) {
    if (isWholeAt(text, piece, at)) {
      return at;
    }
  }
  return -1;
}

function spanOver(
  {length, isOpen}: KnownMessage,
  pieces: readonly Piece[],
): Span | undefined {
  const start = pieces.at(0)?.start;
  const end = pieces.at(-1)?.end;
  if (start === undefined || end === undefined) {
    return undefined;
  }
  return {start, end, reach: isOpen ? end + GAP_LIMIT : end, length, pieces};
}

/** The span of all pieces in order, if the first is at `start`. */
function spanFrom(
  text: string,
  message: KnownMessage,
  start: number,
): Span | undefined {
  const pieces: Piece[] = [];
  let end = start;
  for (const piece of message.pieces) {
    const limit = end + GAP_LIMIT + piece.length;
    const at = indexOfPiece(text, piece, end, limit);
    if (at === -1) {
      return undefined;
    }
    end = at + piece.length;
    pieces.push({start: at, end});
  }
  return spanOver(message, pieces);
}

const endsInWord = (before: string) => /[\p{L}\p{N}] ?$/u.test(before);

const beginsWithWord = (after: string) => /^ ?[\p{L}\p{N}]/u.test(after);

function standsAlone(text: string, {start, end}: Span): boolean {
  return (
    !endsInWord(text.slice(Math.max(start - 2, 0), start)) &&
    !beginsWithWord(text.slice(end, end + 2))
  );
}

/**
 * Whether a span is set off in the fixed parts of a message, as by a colon. What a wildcard stands for and what is around the message say
 * nothing, and what follows an open span is its own.
 */
export function isSetOffIn(
  {pieces}: Span,
  text: string,
  {start, end, reach}: Span,
): boolean {
  const shared = pieces.filter(
    (piece) => piece.start < end && start < piece.end,
  );
  const before = text.slice(shared.at(0)?.start ?? start, start);
  const after = text.slice(end, shared.at(-1)?.end ?? end);
  return !endsInWord(before) && (reach > end || !beginsWithWord(after));
}

/** The places of a message, the last first; of those that end together, the shortest. */
function spansOf(text: string, message: KnownMessage): Span[] {
  const [first] = message.pieces;
  const spans = new Map<number, Span>();
  let before = text.length;
  while (first !== undefined && before > 0 && spans.size < PLACES_LIMIT) {
    const start = text.lastIndexOf(first, before - 1);
    before = start;
    const span =
      start !== -1 && isWholeAt(text, first, start)
        ? spanFrom(text, message, start)
        : undefined;
    if (
      span !== undefined &&
      !spans.has(span.end) &&
      (!message.isPlain || standsAlone(text, span))
    ) {
      spans.set(span.end, span);
    }
  }
  return [...spans.values()];
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
  text: string,
  squeezed: Squeezed,
  message: KnownMessage,
): Span | undefined {
  const pieces: Piece[] = [];
  let end: number | undefined;
  for (const piece of message.squeezed) {
    const at = squeezed.text.indexOf(piece, end);
    if (at === -1 || (end !== undefined && at - end > GAP_LIMIT)) {
      return undefined;
    }
    end = at + piece.length;
    const first = squeezed.places[at];
    const last = squeezed.places[end - 1];
    if (first === undefined || last === undefined) {
      return undefined;
    }
    pieces.push({start: first, end: last + 1});
  }
  const span = spanOver(message, pieces);
  return span === undefined ||
    isInsideWord(text[span.start - 1], text[span.start]) ||
    isInsideWord(text[span.end - 1], text[span.end])
    ? undefined
    : span;
}

/** Returns a search for all places of some messages in a normalized text, which may have been broken into lines. */
export function wholeMessageFinder(
  text: string,
  isBroken: boolean,
): (messages: readonly string[]) => Span[] {
  const squeezed = isBroken ? squeeze(text) : undefined;
  const search = (message: KnownMessage) => {
    const spans = spansOf(text, message);
    const wrapped =
      spans.length === 0 && squeezed !== undefined
        ? wrappedSpanOf(text, squeezed, message)
        : undefined;
    return wrapped === undefined ? spans : [wrapped];
  };
  return (messages) =>
    messages.flatMap((message) => search(knownMessage(message)));
}
