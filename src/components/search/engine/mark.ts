import type {TextPart} from '../hit';
import {tokenize, type Token} from './tokens';

/** Length of an excerpt, in characters. */
const EXCERPT_LENGTH = {han: 70, other: 150} as const;

interface Span {
  start: number;
  end: number;
  /** The matching term, to count different ones. */
  term: string;
}

/** A text in one line, and its tokens in their order. */
export interface OpenText {
  line: string;
  tokens: readonly Token[];
}

export function openText(text: string): OpenText {
  const line = text.replace(/\n/g, ' ');
  const tokens = tokenize(line)
    .filter(({kind}) => kind !== 'key')
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return {line, tokens};
}

/** Where the words occur in a text. */
function spansOf({tokens}: OpenText, words: ReadonlySet<string>): Span[] {
  return tokens.filter(({term}) => words.has(term));
}

function partsBetween(
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

/** A text with the matching words marked. */
export function markText(text: string, words: ReadonlySet<string>): TextPart[] {
  return partsBetween(text, spansOf(openText(text), words), 0, text.length);
}

/** Where an excerpt has the most different matches. */
function bestStart(spans: readonly Span[], length: number): number {
  const inReach = new Map<string, number>();
  let best = {start: 0, found: 0};
  let next = 0;
  for (const {start, term} of spans) {
    for (
      let span = spans[next];
      span !== undefined && span.end <= start + length;
      span = spans[next]
    ) {
      inReach.set(span.term, (inReach.get(span.term) ?? 0) + 1);
      next += 1;
    }
    if (inReach.size > best.found) {
      best = {start, found: inReach.size};
    }
    const left = (inReach.get(term) ?? 1) - 1;
    if (left > 0) {
      inReach.set(term, left);
    } else {
      inReach.delete(term);
    }
  }
  return best.start;
}

/** The passage with most of the words, marked; `undefined` if the text has none of them. */
export function excerptOf(
  text: OpenText,
  words: ReadonlySet<string>,
): TextPart[] | undefined {
  const {line} = text;
  const spans = spansOf(text, words);
  if (spans.length === 0) {
    return undefined;
  }
  const length = /\p{sc=Han}/u.test(line)
    ? EXCERPT_LENGTH.han
    : EXCERPT_LENGTH.other;
  const found = bestStart(spans, length);
  const before = Math.max(found - Math.round(length / 4), 0);
  const space = line.lastIndexOf(' ', before + 12);
  const from = before === 0 ? 0 : space > before - 12 ? space + 1 : before;
  const to = Math.min(from + length, line.length);
  const parts = partsBetween(line, spans, from, to);
  return [
    ...(from > 0 ? [{text: '…', isMarked: false}] : []),
    ...parts,
    ...(to < line.length ? [{text: '…', isMarked: false}] : []),
  ];
}
