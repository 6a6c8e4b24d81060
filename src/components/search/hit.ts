/** A piece of text; marked where it is what the reader typed. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** One answer to a search: a page, a section of a page, or text in a section. */
export interface SearchHit {
  /** Site path with language prefix, suffix and fragment, as the address bar shows it: `/zh/guide/drivers/s3.html#region`. */
  address: string;
  kind: 'page' | 'heading' | 'text';
  /** What the page belongs to, such as `Add storage`: hits of one group stand together. */
  group: string;
  /** Title of the page, then its headings from the outermost to the one of the section. */
  titles: readonly (readonly TextPart[])[];
  /** Text around what was found; none when only a title matches. */
  excerpt?: readonly TextPart[];
}
