import {offlineMessages} from '../../config/offline';
import {locales} from '../../config/locales';
import {addressOf, localeOf, pageOf} from '../../lib/address';
import {cachedFolders} from './cachedFolders';

/** A page in the cache. */
export interface CachedPage {
  address: string;
  /** As it stands in HTML, with its entities. */
  title: string;
}

/** The one cache key of a page, however its address is spelled. */
export function cachedAddress(pathname: string): string {
  const page = pageOf(pathname);
  const bare = page === '/' ? page : page.replace(/\/$/, '');
  return addressOf(bare, localeOf(pathname)).replace(/\.html$/, '');
}

/** What precedes an address in HTML, the address of a cached file in any language, and no query. */
const cachedFile = new RegExp(
  String.raw`[\s="'](/(?:[a-z]{2}/)?assets/(?:${cachedFolders.join('|')})/[^"'\s>?#]+)`,
  'g',
);

/** Files of this site that the HTML of a page names, alone or in a list, and that never change: what the page needs to be shown. */
export function assetsOf(html: string): string[] {
  const named = html.matchAll(cachedFile);
  return [...new Set([...named].map(([, address = '']) => address))];
}

/** The title in the HTML of a page, as it stands there. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return title.trim();
}

const escape = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** The page shown in place of one that is not cached, in its language. Needs no other file and no script. */
export function offlinePage(
  pathname: string,
  cached: readonly CachedPage[],
): string {
  const locale = localeOf(pathname);
  const messages = offlineMessages[locale];
  const links = cached
    .filter(({address, title}) => localeOf(address) === locale && title !== '')
    .map(
      ({address, title}) =>
        `<li><a href="${escape(address)}">${title.replace(/[<"]/g, '')}</a></li>`,
    );
  const list =
    links.length === 0
      ? `<p>${messages.none}</p>`
      : `<h2>${messages.list}</h2><ul>${links.join('')}</ul>`;
  return `<!doctype html>
<html lang="${locales[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 40rem; overflow-wrap: anywhere; padding: 0 1rem; }
</style>
</head>
<body>
<main>
<h1>${messages.title}</h1>
<p>${messages.reason}</p>
<p><a href="">${messages.retry}</a></p>
${list}
</main>
</body>
</html>
`;
}
