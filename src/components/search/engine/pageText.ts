/** One section of a page as it is read for the index. */
export interface SectionText {
  /** Fragment of the address; empty for what stands before the first heading. */
  id: string;
  /** 1 for what stands before the first heading, else the heading's level. */
  level: number;
  heading: string;
  /** First cells of its tables: options, settings, keys, messages. */
  keys: readonly string[];
  /** Everything else, a line for each block. */
  text: string;
}

/** One page as it is read for the index. */
export interface PageText {
  /** Its address, as the address bar shows it. */
  address: string;
  title: string;
  group: string;
  description: string;
  /** What readers call it besides its title. */
  names: readonly string[];
  sections: readonly SectionText[];
  /** Addresses that its text links to. */
  links: readonly string[];
  /** Its headings in the other languages, by fragment; the title by the empty one. */
  foreign: Readonly<Record<string, string>>;
}
