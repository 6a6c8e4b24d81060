/** The values that decide the order of results. */
export const WEIGHTS = {
  /** What a match counts for, by the place of the word: those of a page count for each of its sections. */
  title: 10,
  name: 5,
  address: 5,
  description: 2.5,
  heading: 5,
  sectionName: 2.5,
  id: 2,
  once: 1,
  few: 1.5,
  many: 2,
  key: 4,
  foreignHeading: 2,

  /** How well another word matches the one that was typed. */
  sameStem: 0.95,
  longerWord: 0.5,
  longerWordTyped: 0.35,
  oneTypo: 0.6,
  twoTypos: 0.4,
  synonym: 0.85,

  /** How much a part of the query counts, apart from its rarity: a pair of Han characters, which is less than a word, and a stop word. */
  pair: 0.65,
  stopWord: 0.06,
  /** A word that occurs nowhere: it may straddle two words. */
  unknown: 0.3,
  /** A synonym of several words counts as this many at most. */
  conceptWords: 1.5,

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
  /** Added when the text contains the query as it was typed. */
  verbatimBonus: 0.35,
  /** Added when the section has a key of the query. */
  keyBonus: 0.3,
  /** Added when the whole query is a name of the page, or the last segment of its address. */
  nameBonus: 1,
  slugBonus: 0.3,
  /** Added when the whole query is the heading of the section, or a name of it. */
  sectionBonus: 0.5,
  /** Added when the section has the query, or a clause of it, as a key or message; less where it is only mentioned. */
  wholeBonus: 0.8,
  mention: 0.6,
  /** On so many pages a key still says which one is meant; on more of them it says less. */
  fewPages: 2,
};
