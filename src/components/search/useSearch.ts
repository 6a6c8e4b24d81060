import {useSyncExternalStore} from 'react';

/** What a reader opened search with. */
export interface SearchRequest {
  /** Empty to begin with nothing. */
  query: string;
}

/** The open search, if any; a key, a button and an address open the same one. */
let request: SearchRequest | undefined;

const listeners = new Set<() => void>();

function set(next: SearchRequest | undefined): void {
  request = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Opens search; does nothing while it is open. */
export function openSearch(query = ''): void {
  if (!request) {
    set({query});
  }
}

export function closeSearch(): void {
  set(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The open search; there is none in the first render. */
export function useSearchRequest(): SearchRequest | undefined {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => undefined,
  );
}
