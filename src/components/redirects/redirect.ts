import {locales} from '../../config/locales';
import {
  localeOf,
  pageOf,
  resolveAddress,
  resolveGuessedLocale,
} from '../../lib/address';
import {isCallbackPage, isToolPage} from '../../lib/toolPage';

/** What to do with the address that was requested. */
export type Redirect =
  | {kind: 'stay'}
  /** The right page was served (or there is none): only the address changes. */
  | {kind: 'rewrite'; to: string}
  /** The not-found page was served for an address that means a known page, or in another language than that of the address. */
  | {kind: 'load'; to: string};

/** Parts of an address, as in `window.location`. */
export interface RequestedAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** The not-found page, which each language has. */
const NOT_FOUND = '/404';

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

/** Whether an OAuth response came to a tool page. Where no page uses it, it is removed from the address. */
const isAnswer = ({pathname, search, hash}: RequestedAddress) =>
  isToolPage(pathname) && accessParameter.test(search + hash);

/** A path that begins with two slashes would be the name of a host. */
const onSite = (pathname: string) => pathname.replace(/^[/\\]+/, '/');

/** The decoded path; `undefined` where it has an invalid escape, which the router cannot read. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** What was asked for, at the not-found page of a language: a host with a single one has led there, with the address in the fragment. */
function askedAt(at: RequestedAddress): RequestedAddress {
  if (pageOf(at.pathname) !== NOT_FOUND || !at.hash.startsWith('#/')) {
    return at;
  }
  const {pathname, search, hash} = new URL(
    onSite(at.hash.slice(1)),
    'https://site.invalid',
  );
  return {pathname, search, hash};
}

/** Decides on the not-found page. */
function whenMissing(
  at: RequestedAddress,
  served: string,
  known: readonly string[],
): Redirect {
  const asked = askedAt(at);
  const pathname = decoded(asked.pathname);
  // The not-found page of the guessed language, where there is no page either.
  const meant =
    pathname === undefined
      ? undefined
      : (resolveAddress(pathname, known) ?? resolveGuessedLocale(pathname));
  const isKnown = meant !== undefined && meant === pathname;
  if (meant !== undefined && !isKnown && pageOf(meant) !== NOT_FOUND) {
    return {kind: 'load', to: meant + appended(asked, meant)};
  }
  const path = onSite(asked.pathname);
  const rest = isAnswer(asked) ? '' : asked.search + asked.hash;
  const language = localeOf(path);
  if (language !== localeOf(served) && pageOf(path) !== NOT_FOUND) {
    const page = `${locales[language].base}404.html`;
    return {kind: 'load', to: `${page}#${path}${rest}`};
  }
  const to =
    (pathname === undefined ? path.replaceAll('%', '%25') : path) + rest;
  // At the address of a page the router would look for that page, and loading it has just failed.
  const isMissingPage = isKnown && asked !== at;
  return isMissingPage || to === onSite(at.pathname + at.search + at.hash)
    ? {kind: 'stay'}
    : {kind: 'rewrite', to};
}

/** Decides by the page that was served, whose address is in its `og:url`, and by all addresses of the site. */
export function redirectFor(
  at: RequestedAddress,
  served: string,
  known: readonly string[],
): Redirect {
  if (served.endsWith('/404.html')) {
    return whenMissing(at, served, known);
  }
  if (known.includes(served) && served !== at.pathname) {
    return {kind: 'rewrite', to: served + appended(at, served)};
  }
  return isAnswer(at) && !isCallbackPage(served)
    ? {kind: 'rewrite', to: onSite(at.pathname)}
    : {kind: 'stay'};
}
