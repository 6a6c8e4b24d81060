/** A search that is measured. */
export interface Subject {
  name: string;
  /** @returns addresses of pages, best first, each once */
  search: (query: string) => Promise<readonly string[]>;
  /** Bytes that are transferred before a query is answered for the first time. */
  transferBefore: (query: string) => Promise<number>;
  close: () => Promise<void>;
}

export function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)];
}

export async function nothingToClose(): Promise<void> {
  return Promise.resolve();
}
