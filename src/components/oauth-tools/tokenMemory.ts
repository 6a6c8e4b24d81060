import {useSyncExternalStore} from 'react';

/** An access token for the next page. It is in memory only, so a reload clears it. */
let nextPageToken: string | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Sets the token for the next page, or clears it. */
export function setNextPageToken(token: string | undefined): void {
  nextPageToken = token;
  listeners.forEach((listener) => {
    listener();
  });
}

export function useNextPageToken(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => nextPageToken,
    () => undefined,
  );
}
