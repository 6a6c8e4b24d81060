import type {TextPart} from '../hit';
import {markableTokens, partsBetween, type Span} from './mark';
import {CODE_LINE} from './pageText';
import type {Token} from './tokens';

const EXCERPT_LENGTH = {han: 70, other: 150} as const;

/** An excerpt begins with a sentence if its match is within this share of the length. */
const SENTENCE_REACH = 0.5;

/** Where an excerpt begins otherwise, as a share of the length before its match. */
const LEAD = 0.25;

/** How many more terms code needs to be shown before prose: names in code often begin with a word of the query. */
const CODE_PENALTY = 2;

const ELLIPSIS: TextPart = {text: '…', isMarked: false};

/** The end of a sentence, with the blank that follows it in Latin text. */
const SENTENCE_ENDS = /[.!?;:] |[。！？；：]/g;

/** Lines of a text that follow each other and are of one kind. */
interface Passage {
  start: number;
  end: number;
  isCode: boolean;
}

/** The text of a section in one line, prepared for excerpts. */
export interface OpenText {
  line: string;
  passages: readonly Passage[];
  /** Where a line or a sentence of the text begins, in order. */
  starts: readonly number[];
  tokens: readonly Token[];
}

/** Cells and items have no full stop that would keep them apart in one line. */
function joint(before: string, isCode: boolean): string {
  if (!isCode && /[。！？；：，]$/.test(before)) {
    return '';
  }
  return before === '' || isCode || /[.!?;:,…]$/.test(before) ? ' ' : ' · ';
}

/** @param text a line for each block; lines of code begin with `CODE_LINE` */
export function openText(text: string): OpenText {
  const passages: Passage[] = [];
  const starts: number[] = [];
  let line = '';
  for (const block of text.split('\n').filter((one) => one.trim() !== '')) {
    const isCode = block.startsWith(CODE_LINE);
    const words = isCode ? block.slice(CODE_LINE.length) : block;
    const last = passages.at(-1);
    line += line === '' ? '' : joint(line, isCode || last?.isCode === true);
    const start = line.length;
    line += words;
    const sentences = Array.from(
      words.matchAll(SENTENCE_ENDS),
      ({0: end, index}) => start + index + end.length,
    );
    starts.push(start, ...(isCode ? [] : sentences));
    if (last?.isCode === isCode) {
      last.end = line.length;
    } else {
      passages.push({start, end: line.length, isCode});
    }
  }
  return {line, passages, starts, tokens: markableTokens(line)};
}

/** Where the most different terms are within the length of an excerpt, and how many. */
function bestMatch(
  spans: readonly Span[],
  length: number,
): {start: number; found: number} {
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
  return best;
}

/** The nearest beginning of a word at or before a place; the place itself in Han text. */
function wordStart(line: string, at: number, least: number): number {
  const isInside = (place: number) =>
    /^(?:[\w-]{2}|. )$/.test(line.slice(place - 1, place + 1));
  let place = at;
  while (place > least && isInside(place)) {
    place -= 1;
  }
  return place > least ? place : at;
}

/** The passage with most of the words, marked, if any: prose before code. `undefined` if the text has none of them. */
export function excerptOf(
  {line, passages, starts, tokens}: OpenText,
  words: ReadonlySet<string>,
): TextPart[] | undefined {
  const spans = tokens.filter(({term}) => words.has(term));
  const length = /\p{sc=Han}/u.test(line)
    ? EXCERPT_LENGTH.han
    : EXCERPT_LENGTH.other;
  const rank = ({passage, found}: {passage: Passage; found: number}) =>
    passage.isCode ? found - CODE_PENALTY : found;
  const [best] = passages
    .map((passage) => ({
      passage,
      ...bestMatch(
        spans.filter(
          ({start}) => start >= passage.start && start < passage.end,
        ),
        length,
      ),
    }))
    .filter(({found}) => found > 0)
    .sort(
      (a, b) =>
        rank(b) - rank(a) ||
        Number(a.passage.isCode) - Number(b.passage.isCode),
    );
  if (best === undefined) {
    return undefined;
  }
  const {passage, start: match} = best;
  const sentence = starts
    .filter((start) => start >= passage.start && start <= match)
    .at(-1);
  const isNear =
    sentence !== undefined && sentence >= match - length * SENTENCE_REACH;
  const from = isNear
    ? sentence
    : wordStart(line, Math.round(match - length * LEAD), passage.start);
  const end = from + length;
  const to = end >= passage.end ? passage.end : wordStart(line, end, match + 1);
  const shown = partsBetween(line, spans, from, to);
  return [
    ...(isNear ? [] : [ELLIPSIS]),
    ...shown,
    ...(to < passage.end ? [ELLIPSIS] : []),
  ];
}
