import {cached} from '../../../lib/cached';
import type {CorePage, IndexCore} from '../indexFiles';
import {stemOf} from './stem';
import {termsOf, tokenize, type Token} from './tokens';

/** Where a term is in a name of a page or of a section. */
export interface Place {
  /** Number of the section; for a name of a page, of its first one. */
  section: number;
  isOfPage: boolean;
}

/** A title, name or heading. */
export interface Name {
  /** Its terms, each once. */
  terms: readonly string[];
  /** All of it, to compare with a whole query. */
  whole: string;
}

export interface OpenPage extends CorePage {
  /** Number of its first section. */
  first: number;
  groupName: string;
  /** Its title and its other names. */
  labels: readonly Name[];
}

export interface OpenSection {
  /** Number of its page. */
  page: number;
  /** Number among the page's sections. */
  index: number;
  id: string;
  level: number;
  heading: string;
  /** Its heading and its other names. */
  labels: readonly Name[];
}

export interface OpenIndex {
  pages: readonly OpenPage[];
  sections: readonly OpenSection[];
  terms: ReadonlyMap<string, readonly Place[]>;
  /** Inverse document frequency of each term of the core. */
  rarity: ReadonlyMap<string, number>;
  /** All terms of the core, sorted. */
  vocabulary: readonly string[];
  pieces: IndexCore['pieces'];
}

function nameOf(tokens: readonly Token[]): Name {
  const terms = termsOf(tokens);
  return {terms: [...new Set(terms)], whole: terms.map(stemOf).join(' ')};
}

/** A text in a form in which spelling, plural and punctuation do not matter. */
export function wholeName(text: string): string {
  return nameOf(tokenize(text)).whole;
}

/** Inverse document frequency: the fewer pages have a term, the more it says. */
export function rarityOf(pageCount: number, total: number): number {
  return Math.log(1 + (total - pageCount + 0.5) / (pageCount + 0.5));
}

export function openIndex(core: IndexCore): OpenIndex {
  const terms = new Map<string, Place[]>();
  const sections: OpenSection[] = [];
  const add = (text: string, section: number, isOfPage: boolean): Name => {
    const tokens = tokenize(text);
    for (const {term} of tokens) {
      const places = cached(terms, term, (): Place[] => []);
      const last = places.at(-1);
      if (last?.section !== section || last.isOfPage !== isOfPage) {
        places.push({section, isOfPage});
      }
    }
    return nameOf(tokens);
  };
  const pages = core.pages.map((page, number): OpenPage => {
    const first = sections.length;
    const labels = [page.title, ...page.names].map((name) =>
      add(name, first, true),
    );
    page.sections.forEach(([id, level, heading, names = []], index) => {
      const sectionLabels = [heading, ...names].map((name) =>
        add(name, first + index, false),
      );
      sections.push({
        page: number,
        index,
        id,
        level,
        heading,
        labels: sectionLabels,
      });
    });
    return {
      ...page,
      first,
      groupName: core.groups[page.group] ?? '',
      labels,
    };
  });
  const rarity = new Map(
    Array.from(terms, ([term, places]) => {
      const pageCount = new Set(
        places.map(({section}) => sections[section]?.page),
      ).size;
      return [term, rarityOf(pageCount, pages.length)] as const;
    }),
  );
  return {
    pages,
    sections,
    terms,
    rarity,
    vocabulary: [...terms.keys()].sort(),
    pieces: core.pieces,
  };
}
