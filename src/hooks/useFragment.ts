import {useHistory} from '@docusaurus/router';
import {useCallback, useSyncExternalStore} from 'react';

type History = ReturnType<typeof useHistory>;

/** Fragments that were replaced since the router arrived at a location: browsers fire no event for them. */
const replaced = new WeakMap<History['location'], string>();

const listeners = new Set<() => void>();

/** The fragment in the address bar, with its `#`; empty where there is none. */
export function fragmentOf({location}: History): string {
  return replaced.get(location) ?? location.hash;
}

/**
 * Replaces the fragment in the address bar, with the same page, query and history entry. Not through the router, which would scroll there
 * and render the page again.
 */
export function replaceFragment(history: History, fragment: string): void {
  const {pathname, search} = history.location;
  replaced.set(history.location, fragment);
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${search}${fragment}`,
  );
  listeners.forEach((listener) => listener());
}

/** The fragment in the address bar, with its `#`; empty on the server and in the first render. */
export function useFragment(): string {
  const history = useHistory();
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const leave = history.listen(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    [history],
  );
  return useSyncExternalStore(
    subscribe,
    () => fragmentOf(history),
    () => '',
  );
}
