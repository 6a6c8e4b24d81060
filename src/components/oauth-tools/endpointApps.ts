import {useSyncExternalStore} from 'react';

/** Keys of the applications that the service at an address has, once it said so. */
const known = new Map<string, readonly string[]>();

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function rememberApps(address: string, apps: readonly string[]): void {
  known.set(address, apps);
  listeners.forEach((listener) => {
    listener();
  });
}

/** `undefined` as long as the service has not said which applications it has. */
export function useEndpointApps(
  address: string | undefined,
): readonly string[] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (address === undefined ? undefined : known.get(address)),
    () => undefined,
  );
}
