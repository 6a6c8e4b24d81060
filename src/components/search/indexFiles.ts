/** A section in the index. */
export type CoreSection = readonly [id: string, level: number, heading: string];

/** A page in the index. */
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

/** What is fetched first: everything but the text of the pages. */
export interface IndexCore {
  groups: readonly string[];
  /** Words of the glossary that mean the same. */
  synonyms: readonly (readonly string[])[];
  pages: readonly CorePage[];
  /** The pieces of the index of the text, in the order of their terms. */
  pieces: readonly (readonly [firstTerm: string, file: string])[];
}

/** Terms and where they occur, each separated by spaces, in the order of the terms. */
export type IndexPiece = readonly [terms: string, postings: string];

/** The texts of a page's sections. */
export type PageTexts = readonly string[];

/** What the name that never changes leads to: the name of the file that is fetched first. */
export interface IndexEntry {
  /** Readers of another format do not understand the files. */
  format: typeof INDEX_FORMAT;
  core: string;
}

/** To be raised when the form of a file changes. */
export const INDEX_FORMAT = 2;

/** Folder of the files, below the one of the language; what is in `assets/` is kept by browsers for good. */
export const INDEX_FOLDER = 'assets/search/';

/** Where the index of a version of the documentation is entered, below the folder of the language. */
export function entryFile(version: string): string {
  return `search-index/${version}.json`;
}
