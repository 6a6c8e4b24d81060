/**
 * The values that decide the order of results. Of the queries in `scripts/searchBench/queries.json`, 607 are not used for tuning: "worth"
 * says for how many of them a right page is no longer first without the value.
 */
export const WEIGHTS = {
  /** A word in a title, a heading, or another name: worth 13. */
  name: 5,
  /** A word of the text, or of the heading in the other language. */
  text: 1,
  /** A key of the text: worth 7. */
  key: 4,

  /** How well a synonym matches, a longer word, one with the same stem, or what a typo may have meant: worth 4. */
  otherWord: 0.85,

  /** How much a pair of Han characters counts, which is less than a word: worth 4. */
  pair: 0.65,
  /** Worth 17. */
  stopWord: 0.06,

  /** Beyond this, more matches add little to a score: worth 28. */
  saturation: 3,
  /** What a section inherits from the other sections of its page: worth 6. */
  fromNeighbours: 0.3,

  /** Added when a title is what was typed: worth 12. */
  titleBonus: 0.6,
  /** Added when a heading is what was typed: worth 19. */
  headingBonus: 0.4,
  /** Added for each doubling of the number of pages that link to a page: worth 1. */
  linkBonus: 0.03,
  /** Below this score, links add less: else pages that everything links to win each query that matches little: worth 2. */
  fullLinks: 0.5,
  /** Added when the text contains the query as it was typed: worth 5. */
  verbatimBonus: 0.4,
  /** Added when the section has a key of the query: worth 1. */
  keyBonus: 0.3,
  /** Added when the whole query is the title or another name of the page: worth 7. */
  nameBonus: 1,
  /** Added when the section has the query, or a clause of it, as a key or message: worth 2. */
  wholeBonus: 0.8,
};
