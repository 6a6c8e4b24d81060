import {useSyncExternalStore} from 'react';

/** State of the page that components share without a provider. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
  /** What the server renders, and the first render in the browser. */
  initial: T;
}

/** @param start reads the first state in the browser, once somebody needs it */
export function createStore<T>(initial: T, start = () => initial): Store<T> {
  let state: {current: T} | undefined;
  const read = () => (state ??= {current: start()});
  const listeners = new Set<() => void>();
  return {
    get: () => read().current,
    set(next) {
      state = {current: next};
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    initial,
  };
}

export function useStore<T>({subscribe, get, initial}: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
