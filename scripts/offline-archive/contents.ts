import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {fileNamesOf, localeOf, pageOf} from '../../src/lib/address';
import type {ArchiveContents} from './addresses';
import {addressesIn, sitemapFile} from '../hosting/sitemap';

/**
 * The pages of a language in a built site, as its sitemap lists them: without the OAuth callback pages, which do nothing offline.
 *
 * @throws Error where there is no built site
 */
export async function readContents(
  dir: string,
  locale: Locale,
): Promise<ArchiveContents> {
  const sitemap = sitemapFile(dir, locale);
  if (!existsSync(sitemap)) {
    throw new Error(
      `There is no built site in ${dir}: ${sitemap} is missing. Run "npm run build" first.`,
    );
  }
  const addresses = addressesIn(await readFile(sitemap, 'utf8')).filter(
    ({pathname}) => localeOf(pathname) === locale,
  );
  const [first] = addresses;
  if (first === undefined) {
    throw new Error(
      `${sitemap} lists no page in ${locale}. Run "npm run build" again.`,
    );
  }
  return {
    locale,
    origin: first.origin,
    pages: new Set(addresses.map(({pathname}) => pageOf(decodeURI(pathname)))),
  };
}

export function builtFile(dir: string, pathname: string): string {
  const [name = ''] = fileNamesOf(decodeURI(pathname));
  return path.join(dir, name);
}
