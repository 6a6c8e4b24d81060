import {closingOf, type Quote} from './quotes';
import type {Span} from './spans';
import {bareEnd, lineEnd, type Surroundings} from './values';

/** What touches a closing mark in the shell's `'it'\''s'` and SQL's `'it''s'`. */
const more = /^(?:[^\s,;:)}\]>&|<"\\]|\\["'])/u;

function goesOn(
  text: string,
  {mark, depth}: Quote,
  at: number,
  {isQuoted}: Surroundings,
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
  /** The place after the closing mark. */
  end: number;
}

/** The value between quotation marks, with what touches it. Without a closing mark it ends with its line. */
export function quotedValue(
  text: string,
  quote: Quote,
  surroundings: Surroundings,
): QuotedValue {
  const from = quote.to;
  const closing = closingOf(text, quote);
  if (closing === undefined) {
    const to = lineEnd(text, from);
    return {from, to, end: to};
  }
  const word = () => bareEnd(text, quote.from, 'word', surroundings);
  const to = goesOn(text, quote, closing.to, surroundings)
    ? bareEnd(text, closing.to, 'word', surroundings)
    : closing.to;
  // A backslash before an apostrophe escapes it in a script, and is part of the value in a shell.
  const isShell =
    quote.mark === "'" &&
    quote.depth === 0 &&
    text.slice(from, closing.to).includes("\\'");
  const end = isShell ? Math.max(to, word()) : to;
  return {from, to: end === closing.to ? closing.from : end, end};
}
