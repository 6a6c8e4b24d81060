import {useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;

/** Whether hydration is over: the first render must match the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
