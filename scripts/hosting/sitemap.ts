import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeCodes, locales, type Locale} from '../../src/config/locales';

export function sitemapFile(dir: string, locale: Locale): string {
  return path.join(dir, locales[locale].base, 'sitemap.xml');
}

export function addressesIn(sitemap: string): URL[] {
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address),
  );
}

/** The paths of all pages of a built site, in every language, each once, in order. */
export async function sitemapPages(dir: string): Promise<string[]> {
  const texts = await Promise.all(
    localeCodes.map(async (locale) =>
      readFile(sitemapFile(dir, locale), 'utf8'),
    ),
  );
  const paths = texts.flatMap((text) =>
    addressesIn(text).map(({pathname}) => pathname),
  );
  return [...new Set(paths)].sort();
}
