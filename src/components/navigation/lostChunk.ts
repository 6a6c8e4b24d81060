/** What is known when a part of the program did not arrive, also not at the second try. */
export interface LostChunk {
  /** The page works: what is missing is a part of another page, or one that is loaded later. */
  isPageAlive: boolean;
  /** The page for which this was done before, if the browser keeps that; nothing where it can keep nothing. */
  reloadedPage: string | undefined;
  /** Path of the address bar. */
  page: string;
  isOnline: boolean;
}

/**
 * What to do. `reload`: the page is loaded anew, once, because the site was published since and parts of the old one are gone;
 * `report`: whoever asked for the part says what is missing. Docusaurus itself then loads the page that a reader was going to.
 */
export function afterLostChunk({
  isPageAlive,
  reloadedPage,
  page,
  isOnline,
}: LostChunk): 'reload' | 'report' {
  const mayReload = reloadedPage !== undefined && reloadedPage !== page;
  return !isPageAlive && isOnline && mayReload ? 'reload' : 'report';
}
