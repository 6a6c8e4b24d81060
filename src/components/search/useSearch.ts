import {createStore, useStore} from '../../lib/browser/store';

/** The first query of the open search, which may be empty; `undefined` while it is closed. Keys, buttons and addresses share it. */
const opened = createStore<string | undefined>(undefined);

/** Opens search; does nothing while it is open. */
export function openSearch(query = ''): void {
  if (opened.get() === undefined) {
    opened.set(query);
  }
}

export function closeSearch(): void {
  opened.set(undefined);
}

/** The first query of the open search; `undefined` while it is closed, and during hydration. */
export function useOpenedQuery(): string | undefined {
  return useStore(opened);
}
