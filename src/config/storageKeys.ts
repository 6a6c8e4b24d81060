/** Where a value is kept: until the browser forgets it, or until the tab is closed. */
export type StorageArea = 'local' | 'session';

/** One key that the site may keep in a reader's browser. A closing hyphen means that a name follows. */
export interface StorageKey {
  key: string;
  area: StorageArea;
}

/** Every key that the site itself keeps. */
export const storageKeys = {
  colorMode: {key: 'color-mode', area: 'local'},
  pageKeys: {key: 'page-keys', area: 'local'},
  /** The tab chosen in a group; the name of the group follows. */
  tab: {key: 'tab-', area: 'local'},
  noticeForever: {key: 'notice-', area: 'local'},
  noticeThisVisit: {key: 'notice-', area: 'session'},
  localePromptForever: {key: 'locale-prompt-', area: 'local'},
  localePromptThisVisit: {key: 'locale-prompt-', area: 'session'},
  /** Whether scripts of others may run, and which ones the reader agreed to. */
  consent: {key: 'consent', area: 'local'},
  /** That the reader wants comments, which come from elsewhere. */
  comments: {key: 'comments', area: 'local'},
  apiEndpoint: {key: 'api_name', area: 'local'},
  /** The address of the reader's own server, kept only if asked for. */
  apiServer: {key: 'api-server', area: 'local'},
  /** A sign-in at a provider that has begun; the name of the service follows. */
  signIn: {key: 'tool-sign-in-', area: 'session'},
  /** The page that was loaded anew because a part of it did not arrive, until a page works again. */
  reloadedPage: {key: 'reloaded-page', area: 'session'},
} as const satisfies Record<string, StorageKey>;

/** Every key that packages of the site keep without asking it, once the reader uses them. */
export const packageStorageKeys = {
  /** DocSearch: pages that a reader opened from search or marked there, never what was typed; the language follows. */
  searchRecent: {key: '__DOCSEARCH_RECENT_SEARCHES__alist-', area: 'local'},
  searchFavourites: {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__alist-',
    area: 'local',
  },
  /** The client of the hosted search service, where one is configured: which of its hosts answer. Version and application follow. */
  searchHosts: {key: 'algolia-client-js-', area: 'local'},
} as const satisfies Record<string, StorageKey>;

/** What the service worker keeps for readers without a network, by the names of its caches. A change of form changes the number. */
export const cacheNames = {
  /** The HTML of pages that were read. */
  pages: 'alist-docs-pages-1',
  /** Scripts, style sheets and images that these pages use. */
  files: 'alist-docs-files-1',
  /** Files of the search index that a search has used. */
  search: 'alist-docs-search-1',
} as const;

/** What the names of all caches of this site begin with, also of older forms. */
export const CACHE_PREFIX = 'alist-docs-';
