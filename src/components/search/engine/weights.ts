/**
 * The values that decide the order of results, each with what it is worth: of all queries in `scripts/searchBench/queries.json`, so many
 * percent more have a right page first than without it.
 */
export const WEIGHTS = {
  /** A word in a title, a heading, or another name. The others count in the text, by how often it occurs there. */
  name: 5,
  once: 1,
  few: 1.5,
  many: 2,
  key: 4,
  foreignHeading: 1,

  /** How well another word matches the one that was typed. */
  sameStem: 0.95,
  longerWord: 0.5,
  typo: 0.5,
  synonym: 0.85,

  /** How much a part of the query counts, apart from its rarity: a pair of Han characters, which is less than a word, and a stop word. */
  pair: 0.65,
  stopWord: 0.06,
  /** A word that occurs nowhere: it may straddle two words. */
  unknown: 0.3,

  /** Beyond this, more matches add little to a score. */
  saturation: 3,
  /** What a section inherits from its page, and from the other sections of that page. */
  fromPage: 0.8,
  fromNeighbours: 0.3,

  /** Added when a title or a heading is what was typed. */
  titleBonus: 0.6,
  headingBonus: 0.4,
  /** Added for each doubling of the number of pages that link to a page. */
  linkBonus: 0.03,
  /** Below this score, links add less: else pages that everything links to win each query that matches little. */
  fullLinks: 0.5,
  /** Added when the text contains the query as it was typed. */
  verbatimBonus: 0.35,
  /** Added when the section has a key of the query. */
  keyBonus: 0.3,
  /** Added when the whole query is a name of the page. */
  nameBonus: 1,
  /** Added when the section has the query, or a clause of it, as a key or message. */
  wholeBonus: 0.8,
};
