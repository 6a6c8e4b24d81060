/** A section in the index, with what readers call it besides its heading. */
export type CoreSection = readonly [
  id: string,
  level: number,
  heading: string,
  names?: readonly string[],
];

export interface CorePage {
  address: string;
  title: string;
  /** Number of its group. */
  group: number;
  description: string;
  names: readonly string[];
  /** How many pages link to it. */
  linked: number;
  sections: readonly CoreSection[];
  /** Name of the file with the texts of its sections. */
  text: string;
}

/** The file that is fetched first: everything but the text of the pages. */
export interface IndexCore {
  groups: readonly string[];
  /** Synonyms from the glossary. */
  synonyms: readonly (readonly string[])[];
  pages: readonly CorePage[];
  /** Traditional characters, each followed by the simplified one that pages have; none in an index of before. */
  traditional?: string;
  /** The chunks of the text index, sorted by their terms. */
  pieces: readonly (readonly [firstTerm: string, file: string])[];
}

/** A chunk of the text index: sorted terms and their postings, each separated by spaces. */
export type IndexChunk = readonly [terms: string, postings: string];

/** The texts of a page's sections. */
export type PageTexts = readonly string[];

/** The only file whose name has no hash: it names the core. */
export interface IndexEntry {
  /** The files can only be read by code of the same format. */
  format: typeof INDEX_FORMAT;
  core: string;
}

/** Increase when the format of a file changes. */
export const INDEX_FORMAT = 3;

/** Folder of the files, below the one of the language. Browsers cache `assets/` forever. */
export const INDEX_FOLDER = 'assets/search/';

/** The entry file of a version's index, below the folder of the language. */
export function entryFile(version: string): string {
  return `search-index/${version}.json`;
}
