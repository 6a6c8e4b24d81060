import type {Options} from '@docusaurus/plugin-sitemap';
import {fallbackLocale, localeCodes, locales} from '../../config/locales';
import {addressIn, pageOf} from '../../lib/address';
import {versionOf} from '../../lib/version';

/** One alternate of a page in the sitemap, in the fields of the sitemap library. */
interface AlternateLink {
  lang: string;
  url: string;
}

/** The page in each language, and `x-default` for any other. */
export function alternateLinks(url: string): AlternateLink[] {
  const {origin, pathname} = new URL(url);
  const inLanguage = localeCodes.map((code) => ({
    lang: locales[code].htmlLang,
    url: `${origin}${addressIn(pathname, code)}`,
  }));
  const fallback = {
    lang: 'x-default',
    url: `${origin}${addressIn(pathname, fallbackLocale)}`,
  };
  return [...inLanguage, fallback];
}

/** The sitemap of one language, each page of the newest version with its alternates. */
export const sitemapOptions: Options = {
  lastmod: 'date',
  ignorePatterns: ['**/404.html'],
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    const newest = items.filter(
      ({url}) => versionOf(pageOf(new URL(url).pathname)) === undefined,
    );
    return newest.map((item) => ({...item, links: alternateLinks(item.url)}));
  },
};
