/** What a line of code begins with in the text of a section. */
export const CODE_LINE = '\t';

export interface SectionText {
  /** Fragment of the address; empty for the introduction. */
  id: string;
  /** Level of the heading; 1 for the introduction, before the first heading. */
  level: number;
  heading: string;
  /** Other names than the heading. */
  names?: readonly string[];
  /** First cells of its tables: options, settings, keys, messages. */
  keys: readonly string[];
  /** Everything else, a line for each block. Lines of code begin with `CODE_LINE`. */
  text: string;
}

export interface PageText {
  /** Its address, as the address bar shows it. */
  address: string;
  title: string;
  group: string;
  description: string;
  /** Other names than the title. */
  names: readonly string[];
  sections: readonly SectionText[];
  links: readonly string[];
  /** Its headings in the other languages, by fragment; the title has the empty one. */
  foreign: Readonly<Record<string, string>>;
}
