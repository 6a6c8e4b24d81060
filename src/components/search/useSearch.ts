import {useSyncExternalStore} from 'react';

/** How search was opened. */
export interface SearchRequest {
  /** Initial text of the field; may be empty. */
  query: string;
}

/** The open search, if any. Keys, buttons and addresses share it. */
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

/** The open search; `undefined` during hydration. */
export function useSearchRequest(): SearchRequest | undefined {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => undefined,
  );
}
