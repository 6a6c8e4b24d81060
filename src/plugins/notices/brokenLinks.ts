import type {Locale} from '../../config/locales';
import {localeOf} from '../../lib/address';
import type {Notice} from '../../components/notices/notice';

/** The internal links of a notice: those of its actions and those in its text. */
function siteLinks({actions, html}: Notice): string[] {
  const inText = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const links = [...actions.flatMap(({link}) => link ?? []), ...inText];
  return links.filter((link) => !/^https?:/i.test(link));
}

/** Whether a page has an element with that id; the build omits quotes where it can. */
function hasId(html: string, id: string): boolean {
  return [`id="${id}"`, `id=${id} `, `id=${id}>`].some((attribute) =>
    html.includes(` ${attribute}`),
  );
}

/**
 * The broken links of one language's notices: one line for each that leads to no page, or to a missing fragment. Links into another
 * language are checked when that language is built.
 *
 * @param addresses of the pages of this language
 * @param readPage returns the HTML of the page at one of these addresses
 */
export async function brokenLinks(
  notices: readonly Notice[],
  locale: Locale,
  addresses: readonly string[],
  readPage: (address: string) => Promise<string>,
): Promise<string[]> {
  const links = notices.flatMap((notice) =>
    siteLinks(notice)
      .filter((link) => localeOf(link) === locale)
      .map((link) => ({link, title: notice.title})),
  );
  const complaints = links.map(async ({link, title}) => {
    const {pathname, hash} = new URL(link, 'https://site.invalid');
    if (!addresses.includes(decodeURI(pathname))) {
      return [
        `notice "${title}": found the link ${link}, expected the address of a page in this language; fix: correct the link, or write the page first.`,
      ];
    }
    const isThere =
      hash === '' || hasId(await readPage(pathname), hash.slice(1));
    return isThere
      ? []
      : [
          `notice "${title}": found the link ${link}, expected the id of a heading after "#"; fix: use one of ${pathname}.`,
        ];
  });
  return [...new Set((await Promise.all(complaints)).flat())];
}
