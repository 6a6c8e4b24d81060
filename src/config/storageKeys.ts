/** How long a value is stored: until it is cleared, or until the tab is closed. */
export type StorageArea = 'local' | 'session';

/** A key that the site may store in the browser. A trailing hyphen means that a suffix follows. */
export interface StorageKey {
  key: string;
  area: StorageArea;
}

/** Every key that the site itself stores. */
export const storageKeys = {
  colorMode: {key: 'color-mode', area: 'local'},
  pageKeys: {key: 'page-keys', area: 'local'},
  /** The selected tab of a group; the name of the group follows. */
  tab: {key: 'tab-', area: 'local'},
  noticeForever: {key: 'notice-', area: 'local'},
  noticeThisVisit: {key: 'notice-', area: 'session'},
  localePromptForever: {key: 'locale-prompt-', area: 'local'},
  localePromptThisVisit: {key: 'locale-prompt-', area: 'session'},
  /** The decision about third-party scripts, and which ones it is for. */
  consent: {key: 'consent', area: 'local'},
  /** That the reader wants comments, which come from a third party. */
  comments: {key: 'comments', area: 'local'},
  apiEndpoint: {key: 'api_name', area: 'local'},
  /** The address of the reader's own server, stored only on request. */
  apiServer: {key: 'api-server', area: 'local'},
  /** An OAuth flow that has been started; the name of the service follows. */
  signIn: {key: 'tool-sign-in-', area: 'session'},
  /** The page that was reloaded because a chunk of it failed to load, until a page is hydrated. */
  reloadedPage: {key: 'reloaded-page', area: 'session'},
} as const satisfies Record<string, StorageKey>;

/** Every key that dependencies store by themselves, once the reader uses them. */
export const packageStorageKeys = {
  /** DocSearch: pages that were opened from search or marked there, never what was typed; the language follows. */
  searchRecent: {key: '__DOCSEARCH_RECENT_SEARCHES__alist-', area: 'local'},
  searchFavourites: {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__alist-',
    area: 'local',
  },
  /** The client of the hosted search service, where one is configured: which of its hosts answer. Version and application follow. */
  searchHosts: {key: 'algolia-client-js-', area: 'local'},
} as const satisfies Record<string, StorageKey>;

/** The names of the service worker's caches. A change of their format increments the number. */
export const cacheNames = {
  /** The HTML of visited pages. */
  pages: 'alist-docs-pages-1',
  /** Scripts, style sheets and images that these pages use. */
  files: 'alist-docs-files-1',
  /** Files of the search index that a search has used. */
  search: 'alist-docs-search-1',
} as const;

/** The prefix of all caches of this site, including those of older formats. */
export const CACHE_PREFIX = 'alist-docs-';
