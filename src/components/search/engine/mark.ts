import type {TextPart} from '../hit';
import {tokenize, type Token} from './tokens';

export interface Span {
  start: number;
  end: number;
  /** The matching term, to count different ones. */
  term: string;
}

/** The words of a text that can be marked, in their order. */
export function markableTokens(text: string): Token[] {
  return tokenize(text)
    .filter(({kind}) => kind !== 'key')
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A part of a text, with the spans marked. */
export function partsBetween(
  text: string,
  spans: readonly Span[],
  from: number,
  to: number,
): TextPart[] {
  const parts: TextPart[] = [];
  const add = (end: number, isMarked: boolean, at: number) => {
    if (end > at) {
      parts.push({text: text.slice(at, end), isMarked});
    }
    return Math.max(end, at);
  };
  let at = from;
  for (const {start, end} of spans) {
    if (end > at && start < to) {
      const last = parts.at(-1);
      at = add(start, false, at);
      if (last?.isMarked === true && start <= at && parts.at(-1) === last) {
        last.text += text.slice(at, Math.min(end, to));
        at = Math.min(end, to);
      } else {
        at = add(Math.min(end, to), true, at);
      }
    }
  }
  add(to, false, at);
  return parts;
}

export function markText(text: string, words: ReadonlySet<string>): TextPart[] {
  const spans = markableTokens(text).filter(({term}) => words.has(term));
  return partsBetween(text, spans, 0, text.length);
}
