import {locales, type Locale} from '../../src/config/locales';
import {
  addressOf,
  localeOf,
  pageOf,
  type PagePath,
} from '../../src/lib/address';

/** What a box holds: the pages of one language. */
export interface BoxContents {
  locale: Locale;
  /** Where the site is published, without a closing slash. */
  origin: string;
  pages: ReadonlySet<PagePath>;
}

/** A part that says what kind of address it is, such as `https:` or `mailto:`. */
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** The file of a page, from the root of its box: one name, with which a folder on a disk can be opened as well. */
export function fileOfPage(page: PagePath): string {
  return `${page.slice(1)}${page.endsWith('/') ? 'index' : ''}.html`;
}

/** The file of a picture or style sheet, from the root of its box: the folder of the language is the root. */
export function fileOfAsset(pathname: string, locale: Locale): string {
  const {base} = locales[locale];
  return decodeURI(
    pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1),
  );
}

/** How a file of a box names another one, both from the root. */
export function relativeAddress(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  const shared = here.findIndex((folder, index) => folder !== there[index]);
  const common = Math.min(
    shared === -1 ? here.length : shared,
    there.length - 1,
  );
  const up = here.slice(common).map(() => '..');
  return encodeURI([...up, ...there.slice(common)].join('/'));
}

/** An address on this site, as seen from a page of it; `undefined` for other addresses and for places on the same page. */
export function pathOnSite(
  address: string,
  page: PagePath,
  {origin, locale}: BoxContents,
): URL | undefined {
  if (address === '' || address.startsWith('#') || scheme.test(address)) {
    return undefined;
  }
  const url = new URL(address, origin + addressOf(page, locale));
  return url.origin === origin ? url : undefined;
}

/**
 * The address to which a link leads from a page of a box: a page of the box as a file, and everything else on the site by its whole
 * address.
 *
 * @param page the page on which the link stands
 */
export function linkInBox(
  address: string,
  page: PagePath,
  contents: BoxContents,
): string {
  const url = pathOnSite(address, page, contents);
  if (url === undefined) {
    return address;
  }
  const target = pageOf(decodeURI(url.pathname));
  return localeOf(url.pathname) === contents.locale &&
    contents.pages.has(target)
    ? `${relativeAddress(fileOfPage(page), fileOfPage(target))}${url.hash}`
    : url.href;
}
