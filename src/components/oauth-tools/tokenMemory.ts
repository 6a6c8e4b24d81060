import {useSyncExternalStore} from 'react';

/** An access token on its way from one page of the site to another: in memory only, and gone with the tab or a reload. */
let carried: string | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Puts a token down for the next page, or takes it away. */
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
