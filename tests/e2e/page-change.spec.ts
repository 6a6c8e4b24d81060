import type {Page} from '@playwright/test';
import {localeCodes, locales, type Locale} from '../../src/config/locales';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const STORAGE = '/guide/drivers/s3';
const OPTIONS = '/guide/drivers/common';

/** A heading near its end. */
const LAST_PART = 10;

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

/** Follows a link, until the end of the other page is there. */
async function follow(page: Page, path: string): Promise<void> {
  const title = page.locator('h1');
  const before = await title.innerText();
  await linkTo(page, path).click();
  await expect(title).not.toHaveText(before);
  await expect(page.locator('article h2').nth(LAST_PART)).toBeAttached();
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The position that the history entry holds. */
const stored = (page: Page) =>
  page.evaluate(
    () => (window.history.state as {scrollTop?: number} | null)?.scrollTop,
  );

for (const locale of inTurn(localeCodes, 0)) {
  test(`a page in ${locale} that a link leads to has the same text as one that was loaded`, async ({
    page,
  }) => {
    await open(page, at(OPTIONS, locale));
    const loaded = await textOf(page);
    expect(loaded.headings.length).toBeGreaterThan(10);
    await open(page, at(STORAGE, locale));
    await linkTo(page, OPTIONS).click();
    await expect.poll(async () => textOf(page)).toEqual(loaded);
    expect(await scrolled(page)).toBe(0);
  });
}

test('the way back leads to the part that the reader left, and forward to the one they had got to', async ({
  page,
}) => {
  await open(page, at(STORAGE, 'en'));
  await follow(page, OPTIONS);
  const last = page.locator('article h2').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => stored(page)).toBeGreaterThan(500);
  await page.goBack();
  await expect(linkTo(page, OPTIONS)).toBeVisible();
  await expect.poll(async () => scrolled(page)).toBeGreaterThan(500);
  await page.goForward();
  await expect(last).toBeVisible();
  await expect.poll(async () => scrolled(page)).toBeGreaterThan(500);
});

test('a link to a part of another page leads to that part', async ({page}) => {
  await open(page, at(STORAGE, 'en'));
  const link = page.locator(`article a[href*="${OPTIONS}#"]`).first();
  const fragment = new URL((await link.getAttribute('href')) ?? '', page.url())
    .hash;
  await link.click();
  await expect(page).toHaveURL(at(OPTIONS, 'en') + fragment);
  await expect(page.locator(`[id="${fragment.slice(1)}"]`)).toBeInViewport();
});
