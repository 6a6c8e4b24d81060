/** What is known when a chunk failed to load twice. */
export interface LostChunk {
  /** The page is hydrated: the missing chunk belongs to another page, or is loaded lazily. */
  isPageHydrated: boolean;
  /** The page that was reloaded for this before, as stored in the browser; `undefined` where nothing can be stored. */
  reloadedPage: string | undefined;
  /** Path in the address bar. */
  page: string;
  isOnline: boolean;
}

/**
 * What to do. `reload`: the page is reloaded once, because a new version of the site was published and chunks of the old one are gone;
 * `report`: the code that requested the chunk gets the error. Docusaurus itself then does a full load of the page that a reader was going
 * to.
 */
export function afterLostChunk({
  isPageHydrated,
  reloadedPage,
  page,
  isOnline,
}: LostChunk): 'reload' | 'report' {
  const mayReload = reloadedPage !== undefined && reloadedPage !== page;
  return !isPageHydrated && isOnline && mayReload ? 'reload' : 'report';
}
