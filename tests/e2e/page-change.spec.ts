import type {Page} from '@playwright/test';
import {localeCodes, locales, type Locale} from '../../src/config/locales';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const STORAGE = '/guide/drivers/s3';
const OPTIONS = '/guide/drivers/common';

const at = (path: string, locale: Locale) =>
  `${originOf('own')}${locales[locale].base}${path.slice(1)}`;

const linkTo = (page: Page, path: string) =>
  page.locator(`article a[href*="${path}"]`).first();

/** The headings and the length of the text that is shown, and what stands below it. */
const textOf = (page: Page) =>
  page.locator('article').evaluate((article) => ({
    headings: [...article.querySelectorAll('h2, h3')].map(({id}) => id),
    length: article.textContent.length,
  }));

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

for (const locale of inTurn(localeCodes, 0)) {
  test(`a page in ${locale} that a link leads to has the same text as one that was loaded, and begins at the part that the link names`, async ({
    page,
  }) => {
    await open(page, at(OPTIONS, locale));
    const loaded = await textOf(page);
    expect(loaded.headings.length).toBeGreaterThan(10);
    await open(page, at(STORAGE, locale));
    await linkTo(page, OPTIONS).click();
    await expect.poll(async () => textOf(page)).toEqual(loaded);
    expect(await scrolled(page)).toBe(0);
    await open(page, at(STORAGE, locale));
    const link = page.locator(`article a[href*="${OPTIONS}#"]`).first();
    const fragment = new URL(
      (await link.getAttribute('href')) ?? '',
      page.url(),
    ).hash;
    await link.click();
    await expect(page).toHaveURL(at(OPTIONS, locale) + fragment);
    await expect(page.locator(`[id="${fragment.slice(1)}"]`)).toBeInViewport();
  });
}
