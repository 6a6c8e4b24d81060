import {editDistance, typosAllowed} from '../../../lib/editDistance';
import type {OpenIndex} from './openIndex';
import type {Posting} from './postings';
import {withPrefix} from './binarySearch';
import {stemOf, stemPrefix} from './stem';
import {WEIGHTS} from './weights';

/** How many other words are looked up for a typed one at most. */
const MAX_WORDS = 40;

/** The chunks of the text index that are loaded. */
export interface TextIndex {
  postings: (term: string) => readonly Posting[];
  withPrefix: (start: string) => readonly string[];
  /** Terms near a word in the alphabet. */
  near: (term: string) => readonly string[];
}

/** How well each page and section matches a term. */
export interface TermMatches {
  pages: Float32Array;
  sections: Float32Array;
  pageCount: number;
  /** The words that were looked up, and how well each matches the one that was typed. */
  words: ReadonlyMap<string, number>;
}

function byLength(one: string, other: string): number {
  return one.length - other.length;
}

/** Words that complete what was typed, and words with the same stem. */
function longerWords(
  index: OpenIndex,
  textIndex: TextIndex,
  term: string,
  isOpen: boolean,
): Map<string, number> {
  const stem = stemOf(term);
  const start = stemPrefix(term);
  const found = new Set([
    ...withPrefix(index.vocabulary, start),
    ...textIndex.withPrefix(start),
  ]);
  const words = new Map<string, number>();
  for (const word of [...found].sort(byLength)) {
    if (word === term) {
      continue;
    }
    if (stemOf(word) === stem) {
      words.set(word, WEIGHTS.otherWord);
    } else if (
      word.startsWith(term) &&
      words.size < MAX_WORDS &&
      (isOpen || term.length > 2)
    ) {
      const share = term.length / word.length;
      words.set(word, WEIGHTS.otherWord * (isOpen ? 1 : share));
    }
  }
  return words;
}

/** Likely intended words, for a term that occurs nowhere as typed. */
function mistypedWords(
  candidates: readonly string[],
  term: string,
  isOpen: boolean,
): Map<string, number> {
  const most = typosAllowed(term.length);
  const words = new Map<string, number>();
  for (const word of candidates) {
    const isNear =
      word.length >= term.length - most &&
      (isOpen || word.length <= term.length + most);
    const startsAlike =
      word.startsWith(term.slice(0, 1)) ||
      word[1] === term[1] ||
      word[1] === term[0];
    if (!isNear || !startsAlike || word.length < 3 || word.includes('_')) {
      continue;
    }
    const whole = editDistance(word, term);
    const begun =
      isOpen && word.length > term.length
        ? editDistance(word.slice(0, term.length), term) + 0.5
        : Infinity;
    const typos = Math.min(whole, begun);
    if (typos <= most) {
      words.set(word, WEIGHTS.otherWord);
    }
  }
  return words;
}

function addTo(sums: Map<number, number>, key: number, weight: number): void {
  sums.set(key, (sums.get(key) ?? 0) + weight);
}

function keepBest(
  scores: Float32Array,
  weights: ReadonlyMap<number, number>,
  quality: number,
): void {
  for (const [place, weight] of weights) {
    scores[place] = Math.max(scores[place] ?? 0, weight * quality);
  }
}

/** Scores pages and sections for one term: as typed, completed, of the same stem, and if nothing else matches, with typos. */
export function findMatches(
  index: OpenIndex,
  textIndex: TextIndex,
  {term, isOpen, isHan}: {term: string; isOpen: boolean; isHan: boolean},
): TermMatches {
  const pages = new Float32Array(index.pages.length);
  const sections = new Float32Array(index.sections.length);
  const seen = new Set<number>();
  const lookUp = (word: string, quality: number) => {
    const ofPages = new Map<number, number>();
    const ofSections = new Map<number, number>();
    for (const {section, isOfPage} of index.terms.get(word) ?? []) {
      const page = index.sections[section]?.page ?? 0;
      seen.add(page);
      if (isOfPage) {
        addTo(ofPages, page, WEIGHTS.name);
      } else {
        addTo(ofSections, section, WEIGHTS.name);
      }
    }
    for (const {section, isKey} of textIndex.postings(word)) {
      seen.add(index.sections[section]?.page ?? 0);
      addTo(ofSections, section, isKey ? WEIGHTS.key : WEIGHTS.text);
    }
    keepBest(pages, ofPages, quality);
    keepBest(sections, ofSections, quality);
  };
  const words = new Map([[term, 1]]);
  lookUp(term, 1);
  const lookUpAll = (others: ReadonlyMap<string, number>) => {
    for (const [word, quality] of others) {
      words.set(word, quality);
      lookUp(word, quality);
    }
  };
  const typed = seen.size;
  if (!isHan || isOpen) {
    lookUpAll(longerWords(index, textIndex, term, isOpen));
  }
  if (seen.size === 0 && !isHan) {
    lookUpAll(mistypedWords(index.vocabulary, term, isOpen));
  }
  if (seen.size === 0 && !isHan) {
    lookUpAll(mistypedWords(textIndex.near(term), term, isOpen));
  }
  return {pages, sections, pageCount: typed > 0 ? typed : seen.size, words};
}
