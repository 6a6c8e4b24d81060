/** How what answers before the program finds the field of search, and hands over what was typed into it. */
export const earlySearch = {
  /** Marks the dialog with that field. */
  attribute: 'data-early-search',
  /** Happens to the document; its `detail` is the text. */
  event: 'early-search',
} as const;

declare global {
  interface DocumentEventMap {
    [earlySearch.event]: CustomEvent<string>;
  }
}
