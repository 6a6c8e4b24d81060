import {resolveAddress, unguessed} from '../../lib/address';
import {isToolPage} from '../../lib/toolPage';

/** What to do with the address a reader arrived at. */
export type Landing =
  | {kind: 'stay'}
  /** The right page was served (or there is none): only the address changes. */
  | {kind: 'rewrite'; to: string}
  /** The not-found page was served for an address that means a known page. */
  | {kind: 'load'; to: string};

/** Parts of an address, as in `window.location`. */
export interface ArrivedAt {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Old helper addresses that have no page lead to the nearest page, but what a provider appended to them (a code, a state) must not
 * travel on.
 */
function mayKeepQuery(pathname: string, target: string): boolean {
  return !isToolPage(pathname) || isToolPage(target);
}

/** The address in plain characters; none where its percent signs encode nothing, which the router cannot read. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Decides by the page that was served, which names itself in its `og:url`.
 *
 * @param served pathname of the served page's own address
 * @param known the site's addresses
 */
export function landingAddress(
  at: ArrivedAt,
  served: string,
  known: readonly string[],
): Landing {
  const withQuery = (target: string) =>
    mayKeepQuery(at.pathname, target) ? target + at.search + at.hash : target;
  if (served.endsWith('/404.html')) {
    const pathname = decoded(at.pathname);
    if (pathname === undefined) {
      const readable = at.pathname.replace(/^\/+/, '/').replaceAll('%', '%25');
      const rest = isToolPage(at.pathname) ? '' : at.search + at.hash;
      return {kind: 'rewrite', to: readable + rest};
    }
    // The not-found page of the guessed language, where there is no page either.
    const meant = resolveAddress(pathname, known) ?? unguessed(pathname);
    const isElsewhere = meant !== undefined && meant !== at.pathname;
    return isElsewhere && !meant.endsWith('/404.html')
      ? {kind: 'load', to: withQuery(meant)}
      : {kind: 'stay'};
  }
  return known.includes(served) && served !== at.pathname
    ? {kind: 'rewrite', to: withQuery(served)}
    : {kind: 'stay'};
}
