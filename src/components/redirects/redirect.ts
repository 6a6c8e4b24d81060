import {resolveAddress, resolveGuessedLocale} from '../../lib/address';
import {isCallbackPage, isToolPage} from '../../lib/toolPage';

/** What to do with the address that was requested. */
export type Redirect =
  | {kind: 'stay'}
  /** The right page was served (or there is none): only the address changes. */
  | {kind: 'rewrite'; to: string}
  /** The not-found page was served for an address that means a known page. */
  | {kind: 'load'; to: string};

/** Parts of an address, as in `window.location`. */
export interface RequestedAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Parameters of an OAuth response, in a query or a fragment. */
const accessParameter =
  /[?&#](?:code|state|access_token|refresh_token|id_token)=/i;

/** Query and fragment, as far as they may be passed on: an OAuth response only to a page that uses it. */
function appended(
  {pathname, search, hash}: RequestedAddress,
  target: string,
): string {
  const mayGoOn =
    !isToolPage(pathname) ||
    isCallbackPage(target) ||
    (isToolPage(target) && !accessParameter.test(search + hash));
  return mayGoOn ? search + hash : '';
}

/** The decoded path; `undefined` where it has an invalid escape, which the router cannot read. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Decides by the page that was served, whose address is in its `og:url`.
 *
 * @param served pathname of the served page's own address
 * @param known the site's addresses
 */
export function redirectFor(
  at: RequestedAddress,
  served: string,
  known: readonly string[],
): Redirect {
  const withQuery = (target: string) => target + appended(at, target);
  // A path that begins with two slashes would be the name of a host.
  const onSite = at.pathname.replace(/^[/\\]+/, '/');
  // Where the page stays, an OAuth response that it does not use is removed all the same.
  const stay = (): Redirect => {
    const isUnused =
      isToolPage(at.pathname) &&
      accessParameter.test(at.search + at.hash) &&
      (isMissing || !isCallbackPage(served));
    return isUnused ? {kind: 'rewrite', to: onSite} : {kind: 'stay'};
  };
  const isMissing = served.endsWith('/404.html');
  if (isMissing) {
    const pathname = decoded(at.pathname);
    if (pathname === undefined) {
      const readable = onSite.replaceAll('%', '%25');
      const rest = isToolPage(at.pathname) ? '' : at.search + at.hash;
      return {kind: 'rewrite', to: readable + rest};
    }
    // The not-found page of the guessed language, where there is no page either.
    const meant =
      resolveAddress(pathname, known) ?? resolveGuessedLocale(pathname);
    const isElsewhere = meant !== undefined && meant !== at.pathname;
    return isElsewhere && !meant.endsWith('/404.html')
      ? {kind: 'load', to: withQuery(meant)}
      : stay();
  }
  return known.includes(served) && served !== at.pathname
    ? {kind: 'rewrite', to: withQuery(served)}
    : stay();
}
