import {editDistance} from '../../../lib/editDistance';
import type {Field, OpenIndex} from './openIndex';
import type {Occurrence, Posting} from './postings';
import {startingWith} from './sorted';
import {startOf, stemOf} from './lexicon';

/** How much a place says about what a page or a section is about. */
const PLACE_WEIGHTS: Readonly<Record<Field, number>> = {
  title: 10,
  name: 8,
  address: 5,
  description: 2.5,
  heading: 5,
  id: 2,
};

/** Places that speak for the whole page. */
const PAGE_FIELDS: ReadonlySet<Field> = new Set<Field>([
  'title',
  'name',
  'address',
  'description',
]);

const OCCURRENCE_WEIGHTS: Readonly<Record<Occurrence, number>> = {
  once: 1,
  few: 1.5,
  many: 2,
  key: 4,
  foreignHeading: 2,
};

/** How well another word stands for the one that was typed. */
const SAME_STEM = 0.95;
const LONGER_WORD = 0.5;
const LONGER_WORD_TYPED = 0.35;
const ONE_TYPO = 0.6;
const TWO_TYPOS = 0.4;

/** Other words that are looked up for one that was typed. */
const MOST_WORDS = 40;

/** The index of the text as far as it is there. */
export interface BodyIndex {
  postings: (term: string) => readonly Posting[];
  /** Terms that begin with a text, sorted. */
  startingWith: (start: string) => readonly string[];
  /** Terms near a word in the alphabet. */
  near: (term: string) => readonly string[];
}

/** What speaks for each page and section. */
export interface Evidence {
  pages: Float32Array;
  sections: Float32Array;
  /** How many pages have it. */
  spread: number;
  /** The words that were looked up, and how well each stands for the one that was typed. */
  words: ReadonlyMap<string, number>;
}

function byLength(one: string, other: string): number {
  return one.length - other.length;
}

/** Words that continue what was typed, and words of the same stem. */
function longerWords(
  index: OpenIndex,
  body: BodyIndex,
  term: string,
  isOpen: boolean,
): Map<string, number> {
  const stem = stemOf(term);
  const start = startOf(term);
  const found = new Set([
    ...startingWith(index.vocabulary, start),
    ...body.startingWith(start),
  ]);
  const words = new Map<string, number>();
  for (const word of [...found].sort(byLength)) {
    if (word === term) {
      continue;
    }
    if (stemOf(word) === stem) {
      words.set(word, SAME_STEM);
    } else if (
      word.startsWith(term) &&
      words.size < MOST_WORDS &&
      (isOpen || term.length > 2)
    ) {
      const share = term.length / word.length;
      words.set(
        word,
        isOpen ? LONGER_WORD + LONGER_WORD_TYPED * share : LONGER_WORD * share,
      );
    }
  }
  return words;
}

/** The number of typing errors that a word of a length can have. */
function typosIn(length: number): number {
  if (length < 4) {
    return 0;
  }
  return length < 8 ? 1 : 2;
}

/** Words that may have been meant where nothing is written as typed. */
function mistypedWords(
  candidates: readonly string[],
  term: string,
  isOpen: boolean,
): Map<string, number> {
  const most = typosIn(term.length);
  const words = new Map<string, number>();
  for (const word of candidates) {
    const isNear =
      word.length >= term.length - most &&
      (isOpen || word.length <= term.length + most);
    const sharesStart =
      word.startsWith(term.slice(0, 1)) ||
      word[1] === term[1] ||
      word[1] === term[0];
    if (!isNear || !sharesStart || word.length < 3 || word.includes('_')) {
      continue;
    }
    const whole = editDistance(word, term);
    const begun =
      isOpen && word.length > term.length
        ? editDistance(word.slice(0, term.length), term) + 0.5
        : Infinity;
    const typos = Math.min(whole, begun);
    if (typos <= most) {
      words.set(word, typos <= 1 ? ONE_TYPO : TWO_TYPOS);
    }
  }
  return words;
}

/** Collects what speaks for pages and sections, of one word as typed and of the words that can stand for it. */
export function collectEvidence(
  index: OpenIndex,
  body: BodyIndex,
  {term, isOpen, isHan}: {term: string; isOpen: boolean; isHan: boolean},
): Evidence {
  const pages = new Float32Array(index.pages.length);
  const sections = new Float32Array(index.sections.length);
  const seen = new Set<number>();
  const look = (word: string, quality: number) => {
    const ofPages = new Map<number, number>();
    const ofSections = new Map<number, number>();
    for (const {section, field} of index.terms.get(word) ?? []) {
      const page = index.sections[section]?.page ?? 0;
      seen.add(page);
      if (PAGE_FIELDS.has(field)) {
        ofPages.set(page, (ofPages.get(page) ?? 0) + PLACE_WEIGHTS[field]);
      } else {
        ofSections.set(
          section,
          (ofSections.get(section) ?? 0) + PLACE_WEIGHTS[field],
        );
      }
    }
    for (const {section, occurrence} of body.postings(word)) {
      seen.add(index.sections[section]?.page ?? 0);
      ofSections.set(
        section,
        (ofSections.get(section) ?? 0) + OCCURRENCE_WEIGHTS[occurrence],
      );
    }
    for (const [page, weight] of ofPages) {
      pages[page] = Math.max(pages[page] ?? 0, weight * quality);
    }
    for (const [section, weight] of ofSections) {
      sections[section] = Math.max(sections[section] ?? 0, weight * quality);
    }
  };
  const words = new Map([[term, 1]]);
  look(term, 1);
  const takeIn = (others: ReadonlyMap<string, number>) => {
    for (const [word, quality] of others) {
      words.set(word, quality);
      look(word, quality);
    }
  };
  if (!isHan || isOpen) {
    const spread = seen.size;
    takeIn(longerWords(index, body, term, isOpen));
    if (seen.size === 0 && !isHan) {
      takeIn(mistypedWords(index.vocabulary, term, isOpen));
    }
    if (seen.size === 0 && !isHan) {
      takeIn(mistypedWords(body.near(term), term, isOpen));
    }
    return {pages, sections, spread: spread > 0 ? spread : seen.size, words};
  }
  return {pages, sections, spread: seen.size, words};
}
