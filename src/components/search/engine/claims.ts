import type {Evidence} from './evidence';
import {rarityOf, type OpenIndex} from './openIndex';
import type {Concept, Query} from './query';

/** How well another name stands for what was typed. */
const SYNONYM = 0.85;

/** How much a word counts that stands nowhere: it may be half of one word and half of the next. */
const UNKNOWN = 0.3;

/** A name of several words counts as this many at most. */
const MOST_CONCEPT_WORDS = 1.5;

/** What speaks for a unit of a query, under any of its names. */
export interface Claim {
  /** How much the unit counts: more, the fewer pages have it. */
  weight: number;
  pages: Float32Array;
  sections: Float32Array;
}

/** What a word of the index stands for: units of the query, and how well. */
export interface Meaning {
  units: readonly number[];
  quality: number;
}

export interface Claims {
  /** One for each unit. */
  claims: readonly Claim[];
  meanings: ReadonlyMap<string, Meaning>;
}

/** Looks up a word as it was typed, or one that may go on. */
export type Collect = (word: {
  term: string;
  isOpen: boolean;
  isHan: boolean;
}) => Evidence;

function atLeast(into: Float32Array, from: Float32Array): void {
  for (let i = 0; i < into.length; i += 1) {
    into[i] = Math.min(into[i] ?? 0, from[i] ?? 0);
  }
}

function atMost(into: Float32Array, from: Float32Array, share: number): void {
  for (let i = 0; i < into.length; i += 1) {
    into[i] = Math.max(into[i] ?? 0, (from[i] ?? 0) * share);
  }
}

/** What speaks for a section, with what speaks for its page. */
function withPages({sections: own, pages}: Evidence, {sections}: OpenIndex) {
  const all = own.slice();
  for (let i = 0; i < all.length; i += 1) {
    all[i] = (all[i] ?? 0) + (pages[sections[i]?.page ?? 0] ?? 0);
  }
  return all;
}

/** The least that speaks for each page and section, over words that belong together. */
function together(index: OpenIndex, all: readonly Evidence[]): Evidence {
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) {
    return (
      first ?? {
        pages: new Float32Array(index.pages.length),
        sections: new Float32Array(index.sections.length),
        spread: 0,
        words: new Map(),
      }
    );
  }
  const pages = first.pages.slice();
  const sections = withPages(first, index);
  for (const other of others) {
    atLeast(pages, other.pages);
    atLeast(sections, withPages(other, index));
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
    spread: seen.size,
    words: new Map(all.flatMap(({words}) => [...words])),
  };
}

/** What speaks for a query: for each of its units, under that unit's own name and under others. */
export function collectClaims(
  index: OpenIndex,
  query: Query,
  collect: Collect,
): Claims {
  const count = index.pages.length;
  const meanings = new Map<string, Meaning>();
  const remember = (
    {words}: Evidence,
    units: readonly number[],
    share: number,
  ) => {
    for (const [word, own] of words) {
      const quality = own * share;
      if (quality > (meanings.get(word)?.quality ?? 0)) {
        meanings.set(word, {units, quality});
      }
    }
  };
  const claims = query.units.map((unit, i): Claim => {
    const found = collect(unit);
    remember(found, [i], 1);
    return {
      weight:
        unit.weight *
        rarityOf(found.spread, count) *
        (found.spread === 0 ? UNKNOWN : 1),
      pages: found.pages.slice(),
      sections: found.sections.slice(),
    };
  });
  const takeIn = ({units, phrases}: Concept) => {
    const own = units.flatMap((unit) => claims[unit] ?? []);
    const found = phrases
      .map((phrase) =>
        together(
          index,
          phrase.map((term) =>
            collect({term, isOpen: false, isHan: /\p{sc=Han}/u.test(term)}),
          ),
        ),
      )
      .filter(({spread}) => spread > 0);
    const weight = own.reduce((sum, claim) => sum + claim.weight, 0);
    if (found.length === 0 || weight === 0) {
      return;
    }
    for (const evidence of found) {
      remember(evidence, units, SYNONYM);
      for (const claim of own) {
        atMost(claim.pages, evidence.pages, SYNONYM);
        atMost(claim.sections, evidence.sections, SYNONYM);
      }
    }
    const spread = Math.max(...found.map((evidence) => evidence.spread));
    const shared =
      rarityOf(spread, count) * Math.min(units.length, MOST_CONCEPT_WORDS);
    for (const claim of own) {
      claim.weight *= Math.min(1, shared / weight);
    }
  };
  query.concepts.forEach(takeIn);
  return {claims, meanings};
}
