import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readSources} from '../../support/pages';
import type {Locale} from '../../../src/config/locales';
import {addressOf} from '../../../src/lib/address';

const sitemapFiles: Record<Locale, string> = {
  en: 'build/sitemap.xml',
  zh: 'build/zh/sitemap.xml',
};

const isChinese = (pathname: string) => pathname.startsWith('/zh/');

/** The addresses in one language's sitemap, without the name of the site. */
function addressesIn(locale: Locale): string[] {
  const text = readFileSync(path.resolve(sitemapFiles[locale]), 'utf8');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc).pathname)
    .filter((pathname) => isChinese(pathname) === (locale === 'zh'));
}

/** Every page of the built site, under the address its sitemap gives. */
export const sitemap: Record<Locale, string[]> = {
  en: addressesIn('en'),
  zh: addressesIn('zh'),
};

/** The pages of the OAuth tools, most of which are in no sitemap. */
export const toolPages = (locale: Locale): string[] =>
  readSources(locale).flatMap(({path: name}) =>
    name.startsWith('tool/')
      ? [addressOf(`/${name.replace(/(?:\bindex)?\.md$/, '')}`, locale)]
      : [],
  );

/** Other ways to write a page's address that must reach it as well. */
export function otherSpellings(pathname: string): string[] {
  if (pathname.endsWith('/')) {
    return [`${pathname}index.html`, pathname.replace(/(.)\/$/, '$1')].filter(
      (spelling) => spelling !== pathname,
    );
  }
  const bare = pathname.replace(/\.html$/, '');
  return [bare, `${bare}.html`, `${bare}/`].filter(
    (spelling) => spelling !== pathname,
  );
}

/** Lists of at most `size` items, so that a browser window is shared by many pages and a failure still names few. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({length: count}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** A few items, evenly spread: the first one, the last one, and some between. */
export function sample<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, (items.length - 1) / (count - 1));
  const indexes = Array.from({length: count}, (_, index) =>
    Math.min(items.length - 1, Math.round(index * step)),
  );
  return [...new Set(indexes)].flatMap((index) => items[index] ?? []);
}

/** Waits until a page is hydrated, however long a busy machine takes. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'load'});
  await waitForHydration(page);
}

/** Follows the first link of a name in the text of a page. */
export async function followInText(
  page: Page,
  name: string | RegExp,
): Promise<void> {
  await page.getByRole('main').getByRole('link', {name}).first().click();
}
