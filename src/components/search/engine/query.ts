import {clausesOf} from './clauses';
import type {OpenIndex} from './openIndex';
import type {Phrase, Synonyms} from './synonyms';
import {tokenize, type Token} from './tokens';
import {stemOf} from './stem';
import {isStopWord} from './stopWords';
import {WEIGHTS} from './weights';

/** Longer queries are cut. */
const LONGEST_QUERY = 240;

const MAX_UNITS = 24;

export interface Unit {
  term: string;
  /** Whether the reader may still be typing the word. */
  isOpen: boolean;
  isHan: boolean;
  /** How much it counts, apart from its rarity. */
  weight: number;
}

/** Units that together have synonyms. */
export interface Concept {
  units: readonly number[];
  phrases: readonly Phrase[];
}

export interface Query {
  /** What was typed, up to the limit. */
  text: string;
  units: readonly Unit[];
  concepts: readonly Concept[];
  /** Keys as they were typed: `refresh_token`. */
  keys: readonly string[];
  /** What is looked up as a whole: the only word of the query, and its clauses. */
  wholeTerms: readonly WholeTerm[];
}

/** A term that stands for a part of the query. */
export interface WholeTerm {
  term: string;
  /** The share of the query's length. */
  share: number;
}

function unitOf({term, kind, end}: Token, length: number): Unit {
  const isHan = kind === 'han';
  const plain = isHan ? WEIGHTS.pair : 1;
  return {
    term,
    isOpen: isHan ? Array.from(term).length === 1 : end === length,
    isHan,
    weight: isStopWord(term) ? WEIGHTS.stopWord : plain,
  };
}

/** A word that occurs nowhere as typed is searched by its parts: `115cookie` by `115` and `cookie`. */
function wordsAndParts(
  tokens: readonly Token[],
  isKnown: (term: string) => boolean,
) {
  const split = tokens.filter(
    (token) =>
      token.kind === 'word' &&
      !isKnown(token.term) &&
      tokens.some(({kind, start}) => kind === 'part' && start === token.start),
  );
  const isInSplit = ({start, end}: Token) =>
    split.some((word) => word.start <= start && end <= word.end);
  return tokens.filter(
    (token) =>
      token.kind === 'han' ||
      (token.kind === 'word' && !split.includes(token)) ||
      (token.kind === 'part' && isInSplit(token)),
  );
}

function startsAt(units: readonly Unit[], at: number, phrase: Phrase): boolean {
  return phrase.every((term, i) => {
    const unit = units[at + i];
    return (
      unit !== undefined &&
      (unit.term === term || stemOf(unit.term) === stemOf(term))
    );
  });
}

function conceptsOf(units: readonly Unit[], synonyms: Synonyms): Concept[] {
  return units.flatMap(({term}, at) =>
    (synonyms.get(stemOf(term)) ?? [])
      .filter(({phrase}) => startsAt(units, at, phrase))
      .map(({phrase, others}) => ({
        units: phrase.map((_, i) => at + i),
        phrases: others,
      })),
  );
}

/** Two words that are one word elsewhere: `web dav`, `one drive`. */
function joinedWords(units: readonly Unit[], {terms}: OpenIndex): Concept[] {
  return units.flatMap((unit, at) => {
    const next = units[at + 1];
    const joined = unit.term + (next?.term ?? '');
    return next === undefined || unit.isHan || next.isHan || !terms.has(joined)
      ? []
      : [{units: [at, at + 1], phrases: [[joined]]}];
  });
}

/** Shortest part of a word that is two words elsewhere. */
const MIN_PART = 3;

/** One word that is two words elsewhere: `timezone`. */
function splitWords(units: readonly Unit[], {terms}: OpenIndex): Concept[] {
  return units.flatMap(({term, isHan}, at) => {
    if (isHan || terms.has(term)) {
      return [];
    }
    const cuts = Array.from(
      {length: Math.max(term.length - 2 * MIN_PART + 1, 0)},
      (_, i) => [term.slice(0, i + MIN_PART), term.slice(i + MIN_PART)],
    );
    const phrases = cuts.filter((parts) =>
      parts.every((part) => terms.has(part)),
    );
    return phrases.length === 0 ? [] : [{units: [at], phrases}];
  });
}

const MAX_CLAUSES = 4;

const isAll = ({start, end}: Token, typed: string) =>
  !/[\p{L}\p{N}]/u.test(typed.slice(0, start) + typed.slice(end));

function wholeTermsOf(typed: string, tokens: readonly Token[]): WholeTerm[] {
  const runs = tokens.filter(({kind}) => kind === 'word' || kind === 'key');
  const longest = runs.reduce<Token | undefined>(
    (best, run) =>
      best === undefined || run.end - run.start > best.end - best.start
        ? run
        : best,
    undefined,
  );
  if (longest !== undefined && isAll(longest, typed)) {
    return [{term: longest.term, share: 1}];
  }
  const clauses = clausesOf(typed);
  const total = typed.match(/[\p{L}\p{N}]/gu)?.length ?? 1;
  return clauses
    .map(({term, length}) => ({term, share: length / total}))
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_CLAUSES);
}

export function parseQuery(
  text: string,
  index: OpenIndex,
  synonyms: Synonyms,
): Query {
  const typed = text.slice(0, LONGEST_QUERY);
  const tokens = tokenize(typed);
  const {length} = typed;
  const searched = wordsAndParts(tokens, (term) => index.terms.has(term));
  const units = searched
    .slice(0, MAX_UNITS)
    .map((token) => unitOf(token, length));
  const hasContent = units.some(({weight}) => weight > WEIGHTS.stopWord);
  return {
    text: typed,
    units: hasContent ? units : units.map((unit) => ({...unit, weight: 1})),
    concepts: [
      ...conceptsOf(units, synonyms),
      ...joinedWords(units, index),
      ...splitWords(units, index),
    ],
    keys: tokens.filter(({kind}) => kind === 'key').map(({term}) => term),
    wholeTerms: wholeTermsOf(typed, tokens),
  };
}
