import {locales, type Locale} from '../../src/config/locales';
import {
  addressOf,
  localeOf,
  pageOf,
  type PagePath,
} from '../../src/lib/address';

export interface ArchiveContents {
  locale: Locale;
  origin: string;
  pages: ReadonlySet<PagePath>;
}

const scheme = /^[a-z][a-z\d+.-]*:/i;

/** The file of a page, from the root of its archive, with a name that also works when a folder is opened from a disk. */
export function fileOfPage(page: PagePath): string {
  return `${page.slice(1)}${page.endsWith('/') ? 'index' : ''}.html`;
}

/** The file of an image or style sheet, from the root of its archive, which is the folder of the language. */
export function fileOfAsset(pathname: string, locale: Locale): string {
  const {base} = locales[locale];
  return decodeURI(
    pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1),
  );
}

/** The relative path from one file of an archive to another, both given from the root. */
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

/** The path of an address on this site, as seen from one of its pages; `undefined` for other addresses and for places on the same page. */
export function pathOnSite(
  address: string,
  page: PagePath,
  {origin, locale}: ArchiveContents,
): URL | undefined {
  if (address === '' || address.startsWith('#') || scheme.test(address)) {
    return undefined;
  }
  const url = new URL(address, origin + addressOf(page, locale));
  return url.origin === origin ? url : undefined;
}

/**
 * The target of a link on a page of an archive: a page of the archive as a file, and everything else on the site by its full address.
 *
 * @param page the page that contains the link
 */
export function linkInArchive(
  address: string,
  page: PagePath,
  contents: ArchiveContents,
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
