import {useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;

/** Whether the first paint is over, which is the server's and knows nothing of this reader. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
