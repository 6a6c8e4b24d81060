/** A page that explains messages. */
export type MessagePage = readonly [address: string, title: string];

/** Where a message is explained. */
export type MessagePlace = readonly [
  /** Number of the page. */
  page: number,
  /** Id of the row, or of the heading above it; empty for the top of the page. */
  anchor: string,
  cause: string,
];

/** The messages that the pages of a version explain, in one language. */
export interface PageMessages {
  pages: readonly MessagePage[];
  /** Each message once; `…` is text that differs. */
  messages: readonly (readonly [
    message: string,
    places: readonly MessagePlace[],
  ])[];
}

/** The file of a version's messages, below the folder of the language. */
export function messagesFile(version: string): string {
  return `search-index/${version}-messages.json`;
}
