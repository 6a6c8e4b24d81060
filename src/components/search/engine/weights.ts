/**
 * The values that decide the order of results. "Worth" is the loss without the value, in percentage points of the queries of
 * `scripts/searchBench/queries.json` that have a right page first. Values without a worth only break ties.
 */
export const WEIGHTS = {
  /** A word in a title, a heading, or another name: worth 2.1. */
  name: 5,
  /** A word of the text, or of the heading in the other language. */
  text: 1,
  key: 4,

  /** How well a synonym matches, a longer word, one with the same stem, or what a typo may have meant. */
  otherWord: 0.85,

  /** How much a pair of Han characters counts, which is less than a word: worth 0.6. */
  pair: 0.65,
  /** Worth 2.9. */
  stopWord: 0.06,

  /** Beyond this, more matches add little to a score: worth 2.4. */
  saturation: 3,
  /** What a section inherits from the other sections of its page: worth 1.1. */
  fromNeighbours: 0.3,

  /** Added when a title is what was typed: worth 4.1. */
  titleBonus: 0.6,
  /** Added when a heading is what was typed: worth 2.7. */
  headingBonus: 0.4,
  /** Added for each doubling of the number of pages that link to a page: worth 1.5. */
  linkBonus: 0.03,
  /** Below this score, links add less: else pages that everything links to win each query that matches little. */
  fullLinks: 0.5,
  /** Added when the text contains the query as it was typed: worth 0.3. */
  verbatimBonus: 0.4,
  /** Added when the section has a key of the query: worth 0.3. */
  keyBonus: 0.3,
  /** Added when the whole query is the title or another name of the page: worth 1.2. */
  nameBonus: 1,
  /** Added when the section has the query, or a clause of it, as a key or message: worth 0.3. */
  wholeBonus: 0.8,
};
