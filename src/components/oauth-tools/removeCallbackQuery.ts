import {storageKeys} from '../../config/storageKeys';
import {pageOf} from '../../lib/address';
import {isToolPage} from '../../lib/toolPage';
import {takeCallbackAnswer} from '../page-start/callbackAnswer';
import {removeStored, storedSuffixes} from '../../lib/browser/storage';

interface CallbackQuery {
  /** Path of the callback page. */
  page: string;
  provider: string;
  search: string;
}

/** Path of the page that was served; the address bar may have another spelling of it. */
function servedPage(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link === null ? '' : pageOf(new URL(link.href).pathname);
}

/** Removes query and fragment from the address bar before the router can read them. */
function removeCallbackQuery(): CallbackQuery | undefined {
  const page = servedPage();
  const answer = takeCallbackAnswer();
  const [, provider] = /^\/tool\/([^/]+)\/callback$/.exec(page) ?? [];
  if (provider === undefined) {
    return undefined;
  }
  const {pathname, search, hash} = window.location;
  if (search !== '' || hash.includes('=')) {
    window.history.replaceState(window.history.state, '', pathname);
  }
  return {page, provider, search: answer ?? search};
}

/** Removes pending sign-ins of this tab when it opens a page outside `/tool/`. */
export function abandonSignIns(): void {
  if (isToolPage(servedPage())) {
    return;
  }
  const {key, area} = storageKeys.signIn;
  storedSuffixes(storageKeys.signIn).forEach((name) => {
    removeStored({area, key: `${key}${name}`});
  });
}

/** The query is removed while this module loads, because the router starts right after. */
export const callbackQuery =
  typeof window === 'undefined' ? undefined : removeCallbackQuery();
