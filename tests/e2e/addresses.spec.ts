import {test as anyTest} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {open, otherSpellings, sample, sitemap} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const languages = Object.keys(sitemap) as Locale[];

/** Keeps every title the page has shown since its first byte, so that a flash of another page is seen. */
function recordTitles(): void {
  const titles: string[] = [];
  Object.assign(globalThis, {titlesShown: titles});
  new MutationObserver(() => {
    const title = document.querySelector('h1')?.textContent;
    // A title that the parser has only begun is empty.
    if (title && title !== titles.at(-1)) {
      titles.push(title);
    }
  }).observe(document, {childList: true, subtree: true, characterData: true});
}

test('another spelling ends at the one spelling, without a flash of another page', async ({
  page,
}) => {
  await page.addInitScript(recordTitles);
  const pages = languages.flatMap((locale) => sample(sitemap[locale], 3));
  for (const pathname of pages) {
    for (const spelling of otherSpellings(pathname)) {
      const rest = '?from=a%20b&x=1#fragment';
      await open(page, `${originOf('own')}${spelling}${rest}`);
      expect(page.url()).toBe(`${originOf('own')}${pathname}${rest}`);
      const titles = await page.evaluate(
        () => (globalThis as {titlesShown?: string[]}).titlesShown,
      );
      expect(titles, `titles shown at ${spelling}`).toEqual([
        await page.locator('h1').textContent(),
      ]);
    }
  }
  expect(pages.length).toBeGreaterThan(4);
});

// The first answer can be a not-found page, about which the quiet `test` would complain.
anyTest(
  'an old address, one in another case and one of a guessed language end at their pages, with query and fragment',
  async ({page}) => {
    for (const [typed, meant] of [
      ['/guide/drivers/sfpt?a=1#b', '/guide/drivers/sftp?a=1#b'],
      [
        '/zh/guide/drivers/Alist%20V2%20V3.html',
        '/zh/guide/drivers/alist_v2_v3.html',
      ],
      [
        '/zh/guide/drivers/ONEDRIVE.html?x=1',
        '/zh/guide/drivers/onedrive.html?x=1',
      ],
      ['/guide/drivers/OneDrive', '/guide/drivers/onedrive'],
      ['/zh-CN/nothing?a=1#b', '/zh/nothing?a=1#b'],
    ] as const) {
      await page.goto(`${originOf('own')}${typed}`, {waitUntil: 'commit'});
      await expect(page).toHaveURL(`${originOf('own')}${meant}`);
      await expect(page.locator('h1')).toHaveText(/\S/);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        meant.startsWith('/zh/') ? 'zh-CN' : 'en-US',
      );
    }
    await expect(page.locator('h1')).toHaveText('这里什么都没有');
  },
);
