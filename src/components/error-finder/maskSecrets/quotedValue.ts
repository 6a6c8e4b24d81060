import {closingOf, type Quote} from './quotes';
import type {Span} from './textSpans';
import {bareEnd, lineEnd, type EnclosingQuotes} from './values';

/** What follows a closing mark directly in the shell's `'it'\''s'` and SQL's `'it''s'`. */
const more = /^(?:[^\s,;:)}\]>&|<"\\]|\\["'])/u;

function goesOn(
  text: string,
  {mark, depth}: Quote,
  at: number,
  {isQuoted}: EnclosingQuotes,
): boolean {
  const rest = text.slice(at, at + 2);
  if (!/^["'`]$/.test(mark)) {
    return false;
  }
  return depth === 0
    ? more.test(rest) || (rest.startsWith('"') && !isQuoted)
    : /^[\p{L}\p{N}]/u.test(rest);
}

/** A value between quotation marks. */
export interface QuotedValue extends Span {
  /** The position after the closing mark. */
  end: number;
}

/** The value between quotation marks, with anything that follows directly. Without a closing mark it ends with its line. */
export function quotedValue(
  text: string,
  quote: Quote,
  enclosing: EnclosingQuotes,
): QuotedValue {
  const from = quote.to;
  const closing = closingOf(text, quote);
  if (closing === undefined) {
    const to = lineEnd(text, from);
    return {from, to, end: to};
  }
  const word = () => bareEnd(text, quote.from, 'word', enclosing);
  const to = goesOn(text, quote, closing.to, enclosing)
    ? bareEnd(text, closing.to, 'word', enclosing)
    : closing.to;
  // In a script a backslash escapes an apostrophe; in a shell it is part of the value.
  const isShell =
    quote.mark === "'" &&
    quote.depth === 0 &&
    text.slice(from, closing.to).includes("\\'");
  const end = isShell ? Math.max(to, word()) : to;
  return {from, to: end === closing.to ? closing.from : end, end};
}
