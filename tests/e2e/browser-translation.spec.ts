import type {Page} from '@playwright/test';
import {translateTexts} from '../support/translateTexts';
import {holdScripts} from './support/heldScripts';
import {open, waitForHydration} from './support/pages';
import {answers, dialog, field, openSearch} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

/** Translates everything that is on the page now and is not translated yet, as the browser does again and again. */
const translate = (page: Page) =>
  page.evaluate(translateTexts, 'replace' as const);

async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, `${originOf('own')}${address}`);
  expect(await translate(page)).toBeGreaterThan(50);
}

for (const {address, region, reset, count} of inTurn(
  [
    {
      address: '/guide/drivers/',
      region: 'Storage catalogue',
      reset: 'Show all',
      count: /^(\d+) of (\d+) drivers$/,
    },
    {
      address: '/zh/guide/drivers/',
      region: '存储目录',
      reset: '显示全部',
      count: /(\d+)\D+(\d+)/,
    },
  ],
  0,
)) {
  test(`on ${address}, the number of drivers follows the filters while the browser translates`, async ({
    page,
  }) => {
    await openTranslated(page, address);
    const catalogue = page.getByRole('region', {name: region});
    const shown = async () => {
      const text = await catalogue.getByRole('status').innerText();
      return count.exec(text)?.slice(1).map(Number) ?? [];
    };
    const [all = 0] = await shown();
    expect(all).toBeGreaterThan(50);
    await catalogue.getByRole('searchbox').fill('pikpak');
    await expect
      .poll(shown)
      .toEqual([await catalogue.getByRole('listitem').count(), all]);
    expect((await shown())[0]).toBeLessThan(all);
    await translate(page);
    await catalogue.getByRole('combobox').first().selectOption({index: 1});
    await expect
      .poll(async () => (await shown())[0])
      .toBe(await catalogue.getByRole('listitem').count());
    await translate(page);
    await catalogue.getByRole('button', {name: reset}).click();
    await expect.poll(shown).toEqual([all, all]);
  });
}

test('a reader goes from page to page while the browser translates each', async ({
  page,
}) => {
  await openTranslated(page, '/guide/drivers/local');
  for (const name of ['FAQ', 'Configuration', 'Guide']) {
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name})
      .click();
    await expect(page.locator('main h1')).toBeVisible();
    await translate(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(page.locator('main h1')).toHaveText('Configuration');
});

test('search shows its answers while the browser translates', async ({
  page,
}) => {
  await openTranslated(page, '/guide/');
  await openSearch(page);
  for (const [asked, answer] of [
    ['onedrive', /OneDrive/],
    ['webdav', /WebDAV/],
  ] as const) {
    await field(page).fill(asked);
    await expect(answers(page).first()).toContainText(answer);
    await translate(page);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test.describe('before the page is hydrated', () => {
  // React says that it renders the page again.
  test.use({provoked: /React error #418/});

  test('a translation leaves the reader where they are, and a page that works', async ({
    page,
  }) => {
    const come = await holdScripts(page);
    await page.goto(`${originOf('own')}/guide/drivers/`);
    expect(await translate(page)).toBeGreaterThan(50);
    const catalogue = page.getByRole('region', {name: 'Storage catalogue'});
    const top = async () => (await catalogue.boundingBox())?.y ?? 0;
    await catalogue.evaluate((element) => {
      element.scrollIntoView({behavior: 'instant'});
    });
    const before = await top();
    come();
    await waitForHydration(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await translate(page);
    const status = catalogue.getByRole('status');
    await catalogue.getByRole('searchbox').fill('pikpak');
    await expect(status).toHaveText(/^2 of /);
    await translate(page);
    await catalogue.getByRole('searchbox').fill('onedrive');
    await expect(status).not.toHaveText(/^2 of /);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'FAQ'})
      .click();
    await expect(page.locator('main h1')).toHaveText('FAQ');
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Add storage');
  });
});
