import {storageKeys} from '../../config/storageKeys';
import {pageOf} from '../../lib/address';
import {isToolPage} from '../../lib/toolPage';
import {removeStored, storedNames} from '../../lib/browser/storage';

/** What a provider appended to the address of a callback page. */
interface TakenQuery {
  /** Page path of the callback page. */
  page: string;
  provider: string;
  search: string;
}

/** The page's own address, which the served HTML names; the address bar may spell it otherwise. */
function servedPage(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link === null ? '' : pageOf(new URL(link.href).pathname);
}

/** Takes query and fragment out of the address bar, before the router or anything else on the page can read them. */
function takeQuery(): TakenQuery | undefined {
  const page = servedPage();
  const [, provider] = /^\/tool\/([^/]+)\/callback$/.exec(page) ?? [];
  if (provider === undefined) {
    return undefined;
  }
  const {pathname, search, hash} = window.location;
  if (search !== '' || hash.includes('=')) {
    window.history.replaceState(window.history.state, '', pathname);
  }
  return {page, provider, search};
}

/** Ends sign-ins that were begun in this tab, on a page where nobody can go on with them. */
export function abandonSignIns(): void {
  if (isToolPage(servedPage())) {
    return;
  }
  const {key, area} = storageKeys.signIn;
  storedNames(storageKeys.signIn).forEach((name) => {
    removeStored({area, key: `${key}${name}`});
  });
}

/** Read once, when the browser has loaded the page. */
export const takenQuery =
  typeof window === 'undefined' ? undefined : takeQuery();
