/** A piece of text; marked if it matches the query. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** One result of a search: a page, a section of a page, or text in a section. */
export interface SearchHit {
  /** Site path with language prefix, suffix and fragment, as the address bar shows it: `/zh/guide/drivers/s3.html#region`. */
  address: string;
  kind: 'page' | 'heading' | 'text';
  /** What the page belongs to, such as `Add storage`. */
  group: string;
  /** Title of the page, then its headings from the outermost to the one of the section. */
  titles: readonly (readonly TextPart[])[];
  /** Text around the match; none if only a title matches. */
  excerpt?: readonly TextPart[];
}

/** What a search could not find. */
export interface SearchGaps {
  /** Words of the query that are on no page. */
  missing: readonly string[];
  /** Pages with similar names, if nothing was found. */
  nearest: readonly SearchHit[];
}

/** The result of a search in the site's own index. */
export interface IndexAnswer extends SearchGaps {
  /** Best first. */
  hits: readonly SearchHit[];
}
