import {createStore, useStore} from '../../lib/browser/store';

/** An access token for the next page. It is in memory only, so a reload clears it. */
const nextPageToken = createStore<string | undefined>(undefined);

export const setNextPageToken = nextPageToken.set;

export function useNextPageToken(): string | undefined {
  return useStore(nextPageToken);
}
