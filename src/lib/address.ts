import {
  guessedNames,
  localeCodes,
  locales,
  rootLocale,
  type Locale,
} from '../config/locales';

/**
 * A page in any language and spelling: `/guide/drivers/local`, or `/guide/` for the index page of a folder. It is the path that the page
 * has in the root language.
 */
export type PagePath = string;

/** The language that an address on this site belongs to. */
export function localeOf(pathname: string): Locale {
  const prefixed = localeCodes.find(
    (code) =>
      code !== rootLocale &&
      (pathname.startsWith(locales[code].base) ||
        `${pathname}/` === locales[code].base),
  );
  return prefixed ?? rootLocale;
}

/** The page at an address, in any language and spelling (`.html`, `/index.html`, or neither). */
export function pageOf(pathname: string): PagePath {
  const {base} = locales[localeOf(pathname)];
  const rest = `/${`${pathname}/`.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)}`;
  return rest
    .replace(/^\/+/, '/')
    .replace(/\/index(?:\.html)?$/, '/')
    .replace(/\.html$/, '');
}

/** The canonical address of a page in a language, which links, metadata and the sitemap use. */
export function addressOf(page: PagePath, locale: Locale): string {
  const {base, leafSuffix} = locales[locale];
  const suffix = page.endsWith('/') ? '' : leafSuffix;
  // Two leading slashes would name another host; browsers read backslashes as slashes, and skip tabs and line breaks.
  return `${base}${page.replace(/^[/\\\t\n\r]+/, '')}${suffix}`;
}

/** The address of the same page in another language. */
export function addressIn(pathname: string, locale: Locale): string {
  return addressOf(pageOf(pathname), locale);
}

/** The address that one with a guessed language in front means, such as `/zh/faq/` for `/zh-CN/faq/`; none for other addresses. */
export function resolveGuessedLocale(pathname: string): string | undefined {
  // Further slashes go, so that what follows cannot become the name of a host.
  const [, name = '', rest = ''] =
    /^\/([^/\\]+)(?:[/\\]+(.*))?$/.exec(pathname) ?? [];
  const locale = localeCodes.find((code) =>
    guessedNames[code].includes(name.toLowerCase()),
  );
  return locale === undefined || `/${name}/` === locales[locale].base
    ? undefined
    : locales[locale].base + rest;
}

/**
 * The last segment that a document's slug needs so that its address has the spelling of its language; `undefined` where the name of the
 * file already gives it (index pages, and languages without a suffix).
 *
 * @param fileName name of the document's file without folders, for example `local.md`
 */
export function leafSlug(fileName: string, locale: Locale): string | undefined {
  const name = fileName.replace(/\.mdx?$/, '');
  const {leafSuffix} = locales[locale];
  return name === 'index' || leafSuffix === ''
    ? undefined
    : `${name}${leafSuffix}`;
}

/**
 * The known address that a typed or linked address means: itself, its other spelling, with or without the trailing slash, with a guessed
 * language in front, or one that differs only in case.
 *
 * @param known the site's canonical addresses
 */
export function resolveAddress(
  pathname: string,
  known: readonly string[],
): string | undefined {
  const own = resolveGuessedLocale(pathname) ?? pathname;
  const page = pageOf(own);
  const locale = localeOf(own);
  const other = page.endsWith('/') ? page.slice(0, -1) : `${page}/`;
  const candidates = [
    own,
    addressOf(page, locale),
    ...(other === '' ? [] : [addressOf(other, locale)]),
  ];
  const exact = candidates.find((candidate) => known.includes(candidate));
  if (exact !== undefined) {
    return exact;
  }
  const folded = candidates.map((candidate) => candidate.toLowerCase());
  return known.find((address) => folded.includes(address.toLowerCase()));
}

/** Every file name under which a static host may look for a page, relative to the site's root folder: `x.html` and `x/index.html`. */
export function fileNamesOf(pathname: string): string[] {
  const path = pathname.replace(/^\//, '');
  if (path === '' || path.endsWith('/')) {
    return [`${path}index.html`];
  }
  const bare = path.replace(/\.html$/, '');
  // A file named `...html` would otherwise lead to the parent folder.
  return /(?:^|\/)\.{1,2}$/.test(bare)
    ? [path]
    : [`${bare}.html`, `${bare}/index.html`];
}
