import {useSyncExternalStore} from 'react';

/** An access token for the next page. It is in memory only, so a reload clears it. */
let carried: string | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Sets the token for the next page, or clears it. */
export function carryToken(token: string | undefined): void {
  carried = token;
  listeners.forEach((listener) => {
    listener();
  });
}

export function useCarriedToken(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => carried,
    () => undefined,
  );
}
