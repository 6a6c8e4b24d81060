import {createStore, useStore} from '../../lib/browser/store';

/** How search was opened. */
export interface SearchRequest {
  /** Initial text of the field; may be empty. */
  query: string;
}

/** The open search, if any. Keys, buttons and addresses share it. */
const request = createStore<SearchRequest | undefined>(undefined);

/** Opens search; does nothing while it is open. */
export function openSearch(query = ''): void {
  if (!request.get()) {
    request.set({query});
  }
}

export function closeSearch(): void {
  request.set(undefined);
}

/** The open search; `undefined` during hydration. */
export function useSearchRequest(): SearchRequest | undefined {
  return useStore(request);
}
