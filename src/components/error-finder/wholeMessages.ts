import {isInsideWord} from './pastedText';
import {knownMessage, type KnownMessage} from './knownMessage';

/** Maximum characters that a wildcard matches. */
const GAP_LIMIT = 400;

/** Where a text has a message. */
export interface Span {
  start: number;
  end: number;
  /** How far the wildcard at the end of the message reaches; without one, its end. */
  reach: number;
  /** Characters of the fixed parts. */
  length: number;
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

function spanBetween(
  {length, isOpen}: KnownMessage,
  start: number,
  end: number,
): Span {
  return {start, end, reach: isOpen ? end + GAP_LIMIT : end, length};
}

/** The span of all pieces in order, if the first is at `start`. */
function spanFrom(
  text: string,
  message: KnownMessage,
  start: number,
): Span | undefined {
  let end = start;
  for (const piece of message.pieces) {
    const limit = end + GAP_LIMIT + piece.length;
    const at = indexOfPiece(text, piece, end, limit);
    if (at === -1) {
      return undefined;
    }
    end = at + piece.length;
  }
  return spanBetween(message, start, end);
}

const startsAlone = (text: string, {start}: Span) =>
  !/[\p{L}\p{N}] ?$/u.test(text.slice(Math.max(start - 2, 0), start));

const endsAlone = (text: string, {end}: Span) =>
  !/^ ?[\p{L}\p{N}]/u.test(text.slice(end, end + 2));

function standsAlone(text: string, span: Span): boolean {
  return startsAlone(text, span) && endsAlone(text, span);
}

/** Whether a span is set off from what is around it, as by a colon or a line break. What follows an open message is its own. */
export function isSetOff(text: string, span: Span): boolean {
  const isOpen = span.reach > span.end;
  return startsAlone(text, span) && (isOpen || endsAlone(text, span));
}

function spanOf(text: string, message: KnownMessage): Span | undefined {
  const [first] = message.pieces;
  if (first === undefined) {
    return undefined;
  }
  for (
    let start = indexOfPiece(text, first, 0);
    start !== -1;
    start = indexOfPiece(text, first, start + 1)
  ) {
    const span = spanFrom(text, message, start);
    if (span !== undefined && (!message.isPlain || standsAlone(text, span))) {
      return span;
    }
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
  text: string,
  squeezed: Squeezed,
  message: KnownMessage,
): Span | undefined {
  const ends: number[] = [];
  for (const piece of message.squeezed) {
    const last = ends.at(-1);
    const at = squeezed.text.indexOf(piece, last);
    if (at === -1 || (last !== undefined && at - last > GAP_LIMIT)) {
      return undefined;
    }
    ends.push(at, at + piece.length);
  }
  const start = squeezed.places[ends.at(0) ?? -1];
  const last = squeezed.places[(ends.at(-1) ?? 0) - 1];
  if (
    start === undefined ||
    last === undefined ||
    isInsideWord(text[start - 1], text[start]) ||
    isInsideWord(text[last], text[last + 1])
  ) {
    return undefined;
  }
  return spanBetween(message, start, last + 1);
}

/**
 * Returns a search for the longest of some messages in a text.
 *
 * @param text a normalized text
 * @param isBroken whether it was several lines
 */
export function wholeMessageFinder(
  text: string,
  isBroken: boolean,
): (messages: readonly string[]) => Span | undefined {
  const squeezed = isBroken ? squeeze(text) : undefined;
  const search = (message: KnownMessage) =>
    spanOf(text, message) ??
    (squeezed && wrappedSpanOf(text, squeezed, message));
  return (messages) =>
    messages
      .flatMap((message) => search(knownMessage(message)) ?? [])
      .sort((one, other) => other.length - one.length)[0];
}
