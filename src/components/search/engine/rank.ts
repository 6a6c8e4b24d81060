import {scoreUnits, type QueryScores, type FindMatches} from './unitScores';
import type {TextIndex} from './termMatches';
import {wholeName, type Name, type OpenIndex, type OpenPage} from './openIndex';
import {verbatimShare, type Phrase} from './phrase';
import type {Query} from './query';
import {WEIGHTS} from './weights';

export interface RankedSection {
  section: number;
  score: number;
  /** The score of the section alone, without its page. */
  own: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** How well its title, or another of its names, matches the query. */
  named: number;
  /** Best first. */
  sections: readonly RankedSection[];
}

export interface Ranking {
  /** Best first. */
  pages: readonly RankedPage[];
  /** Words of the index that match the query, to be marked. */
  words: ReadonlySet<string>;
}

/** Rates how well a name matches a query, up to 1. Words that the name lacks weigh more than those that the query has beside it. */
function createNaming(
  {unitScores, wordMatches}: QueryScores,
  {rarity}: OpenIndex,
) {
  const total = unitScores.reduce((sum, {weight}) => sum + weight, 0);
  return ({terms}: Name): number => {
    let all = 0;
    let met = 0;
    const used = new Map<number, number>();
    for (const term of terms) {
      const weight = rarity.get(term) ?? 0;
      const match = wordMatches.get(term);
      all += weight;
      if (match !== undefined) {
        const {units, quality} = match;
        met += weight * quality;
        for (const unit of units) {
          used.set(unit, Math.max(used.get(unit) ?? 0, quality));
        }
      }
    }
    let covered = 0;
    for (const [unit, quality] of used) {
      covered += (unitScores[unit]?.weight ?? 0) * quality;
    }
    return met === 0 ? 0 : (met / all) ** 2 * Math.sqrt(covered / total);
  };
}

function sectionsWithKeys(
  index: OpenIndex,
  textIndex: TextIndex,
  {keys}: Query,
): ReadonlySet<number> {
  const places = keys.flatMap((key) => [
    ...(index.terms.get(key) ?? []),
    ...textIndex.postings(key),
  ]);
  return new Set(places.map(({section}) => section));
}

/** The bonus of each section for what is looked up as a whole. */
function wholeBonuses(
  textIndex: TextIndex,
  {wholeTerms}: Query,
): ReadonlyMap<number, number> {
  const bonuses = new Map<number, number>();
  for (const {term, share} of wholeTerms) {
    const keys = textIndex.postings(term).filter(({isKey}) => isKey);
    const bonus = WEIGHTS.wholeBonus * share;
    for (const {section} of keys) {
      bonuses.set(section, Math.max(bonuses.get(section) ?? 0, bonus));
    }
  }
  return bonuses;
}

function saturated(value: number): number {
  return value / (value + WEIGHTS.saturation);
}

const wholeNameBonus = ({labels}: OpenPage, whole: string) =>
  labels.some((name) => name.whole === whole) ? WEIGHTS.nameBonus : 0;

/** Ranks the pages that match a query, and returns at most so many. */
export function rank(
  index: OpenIndex,
  textIndex: TextIndex,
  query: Query,
  findMatches: FindMatches,
  most: number,
): Ranking {
  const found = scoreUnits(index, query, findMatches);
  const {unitScores, wordMatches} = found;
  const total = unitScores.reduce((sum, {weight}) => sum + weight, 0);
  const naming = createNaming(found, index);
  const withKey = sectionsWithKeys(index, textIndex, query);
  const bonuses = wholeBonuses(textIndex, query);
  const whole = wholeName(query.text);
  const scores = new Float32Array(index.sections.length);
  const owns = new Float32Array(index.sections.length);

  const sumOf = (values: Float32Array, {first, sections}: OpenPage) =>
    values
      .subarray(first, first + sections.length)
      .reduce((sum, value) => sum + value, 0);
  const scoreSection = (section: number, sums: readonly number[]) => {
    const {page = 0} = index.sections[section] ?? {};
    let score = 0;
    let own = 0;
    for (let u = 0; u < unitScores.length; u += 1) {
      const unitScore = unitScores[u];
      if (unitScore !== undefined) {
        const ofSection = unitScore.sections[section] ?? 0;
        const ofPage = unitScore.pages[page] ?? 0;
        const others = (sums[u] ?? 0) - ofSection;
        score +=
          unitScore.weight *
          saturated(ofSection + ofPage + others * WEIGHTS.fromNeighbours);
        own += unitScore.weight * saturated(ofSection);
      }
    }
    const {labels = []} = index.sections[section] ?? {};
    const heading = own > 0 ? Math.max(...labels.map(naming)) : 0;
    const bonus =
      heading * WEIGHTS.headingBonus +
      (withKey.has(section) ? WEIGHTS.keyBonus : 0) +
      (bonuses.get(section) ?? 0);
    owns[section] = own / total + bonus;
    return score / total + bonus;
  };
  const scorePage = (page: OpenPage, number: number) => {
    const sums = unitScores.map((unitScore) => sumOf(unitScore.sections, page));
    const isNamed = unitScores.some(({pages}) => (pages[number] ?? 0) > 0);
    if (!isNamed && sums.every((sum) => sum === 0)) {
      return {page: number, score: 0, named: 0};
    }
    let best = 0;
    for (let s = page.first; s < page.first + page.sections.length; s += 1) {
      const score = scoreSection(s, sums);
      scores[s] = score;
      best = Math.max(best, score);
    }
    const {labels} = page;
    const named = isNamed ? Math.max(...labels.map(naming)) : 0;
    const score =
      best +
      named * WEIGHTS.titleBonus +
      wholeNameBonus(page, whole) +
      Math.log2(1 + page.linked) *
        WEIGHTS.linkBonus *
        Math.min(1, best / WEIGHTS.fullLinks);
    return {page: number, score, named};
  };
  const withSections = (scored: ReturnType<typeof scorePage>): RankedPage => {
    const {first = 0, sections = []} = index.pages[scored.page] ?? {};
    const ranked = sections.map((_, i) => ({
      section: first + i,
      score: scores[first + i] ?? 0,
      own: owns[first + i] ?? 0,
    }));
    return {...scored, sections: ranked.sort((a, b) => b.score - a.score)};
  };
  const pages = index.pages
    .map(scorePage)
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(withSections);
  return {pages, words: new Set(wordMatches.keys())};
}

/** Moves the pages and sections up that contain the query as it was typed. */
export function preferVerbatim(
  pages: readonly RankedPage[],
  phrases: readonly Phrase[],
  textOf: (section: number) => string,
): RankedPage[] {
  return pages
    .map((page) => {
      const sections = page.sections
        .map(({section, score, own}) => {
          const bonus =
            verbatimShare(phrases, textOf(section)) * WEIGHTS.verbatimBonus;
          return {section, score: score + bonus, own: own + bonus};
        })
        .sort((a, b) => b.score - a.score);
      const gain = (sections[0]?.score ?? 0) - (page.sections[0]?.score ?? 0);
      return {...page, sections, score: page.score + gain};
    })
    .sort((a, b) => b.score - a.score);
}
