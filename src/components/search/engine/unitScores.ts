import type {TermMatches} from './termMatches';
import {rarityOf, type OpenIndex} from './openIndex';
import type {Concept, Query} from './query';
import {WEIGHTS} from './weights';

/** How well each page and section matches a unit of the query, synonyms included. */
export interface UnitScore {
  /** How much the unit counts: the fewer pages have it, the more. */
  weight: number;
  pages: Float32Array;
  sections: Float32Array;
}

/** The units of the query that a word of the index matches, and how well. */
export interface WordMatch {
  units: readonly number[];
  quality: number;
}

export interface QueryScores {
  /** One per unit. */
  unitScores: readonly UnitScore[];
  wordMatches: ReadonlyMap<string, WordMatch>;
}

/** Looks up a term; an open one may be unfinished. */
export type FindMatches = (word: {
  term: string;
  isOpen: boolean;
  isHan: boolean;
}) => TermMatches;

function keepMinimum(into: Float32Array, from: Float32Array): void {
  for (let i = 0; i < into.length; i += 1) {
    into[i] = Math.min(into[i] ?? 0, from[i] ?? 0);
  }
}

function keepMaximum(
  into: Float32Array,
  from: Float32Array,
  share: number,
): void {
  for (let i = 0; i < into.length; i += 1) {
    into[i] = Math.max(into[i] ?? 0, (from[i] ?? 0) * share);
  }
}

/** The scores of the sections, each with that of its page added. */
function withPages({sections: own, pages}: TermMatches, {sections}: OpenIndex) {
  const all = own.slice();
  for (let i = 0; i < all.length; i += 1) {
    all[i] = (all[i] ?? 0) + (pages[sections[i]?.page ?? 0] ?? 0);
  }
  return all;
}

/** The matches of a phrase: a page or section scores as low as its worst word. */
function matchPhrase(
  index: OpenIndex,
  all: readonly TermMatches[],
): TermMatches {
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) {
    return (
      first ?? {
        pages: new Float32Array(index.pages.length),
        sections: new Float32Array(index.sections.length),
        pageCount: 0,
        words: new Map(),
      }
    );
  }
  const pages = first.pages.slice();
  const sections = withPages(first, index);
  for (const other of others) {
    keepMinimum(pages, other.pages);
    keepMinimum(sections, withPages(other, index));
  }
  const seen = new Set<number>();
  index.sections.forEach(({page}, section) => {
    if ((sections[section] ?? 0) > 0) {
      seen.add(page);
    }
    sections[section] = (sections[section] ?? 0) - (pages[page] ?? 0);
  });
  return {
    pages,
    sections,
    pageCount: seen.size,
    words: new Map(all.flatMap(({words}) => [...words])),
  };
}

/** Scores every page and section for each unit of a query, under the unit's own name and under its synonyms. */
export function scoreUnits(
  index: OpenIndex,
  query: Query,
  findMatches: FindMatches,
): QueryScores {
  const count = index.pages.length;
  const wordMatches = new Map<string, WordMatch>();
  const recordWords = (
    {words}: TermMatches,
    units: readonly number[],
    share: number,
  ) => {
    for (const [word, own] of words) {
      const quality = own * share;
      if (quality > (wordMatches.get(word)?.quality ?? 0)) {
        wordMatches.set(word, {units, quality});
      }
    }
  };
  const unitScores = query.units.map((unit, i): UnitScore => {
    const found = findMatches(unit);
    recordWords(found, [i], 1);
    return {
      weight: unit.weight * rarityOf(found.pageCount, count),
      pages: found.pages.slice(),
      sections: found.sections.slice(),
    };
  });
  const addSynonyms = ({units, phrases}: Concept) => {
    const own = units.flatMap((unit) => unitScores[unit] ?? []);
    const found = phrases
      .map((phrase) =>
        matchPhrase(
          index,
          phrase.map((term) =>
            findMatches({term, isOpen: false, isHan: /\p{sc=Han}/u.test(term)}),
          ),
        ),
      )
      .filter(({pageCount}) => pageCount > 0);
    const weight = own.reduce((sum, unitScore) => sum + unitScore.weight, 0);
    if (found.length === 0 || weight === 0) {
      return;
    }
    for (const matches of found) {
      recordWords(matches, units, WEIGHTS.otherWord);
      for (const unitScore of own) {
        keepMaximum(unitScore.pages, matches.pages, WEIGHTS.otherWord);
        keepMaximum(unitScore.sections, matches.sections, WEIGHTS.otherWord);
      }
    }
    const pageCount = Math.max(...found.map((matches) => matches.pageCount));
    const shared = rarityOf(pageCount, count) * units.length;
    for (const unitScore of own) {
      unitScore.weight *= Math.min(1, shared / weight);
    }
  };
  query.concepts.forEach(addSynonyms);
  return {unitScores, wordMatches};
}
