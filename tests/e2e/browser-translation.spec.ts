import type {Page} from '@playwright/test';
import {translateTexts} from '../support/translateTexts';
import {holdScripts} from './support/heldScripts';
import {open, waitForHydration} from './support/pages';
import {answers, dialog, field, openSearch} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

/** Translates everything that is on the page now and is not translated yet, as the browser does again and again. */
const translate = (page: Page) =>
  page.evaluate(translateTexts, 'replace' as const);

async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, `${originOf('own')}${address}`);
  expect(await translate(page)).toBeGreaterThan(50);
}

test('a reader goes from page to page, and searches, while the browser translates each', async ({
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
    const shown = async () =>
      Number(/^(\d+) of /.exec(await status.innerText())?.[1]);
    const all = await shown();
    expect(all).toBeGreaterThan(50);
    await catalogue.getByRole('searchbox').fill('pikpak');
    await expect(status).toHaveText(/^2 of /);
    await translate(page);
    await catalogue.getByRole('searchbox').fill('onedrive');
    await expect(status).not.toHaveText(/^2 of /);
    await expect
      .poll(shown)
      .toBe(await catalogue.getByRole('listitem').count());
    await translate(page);
    await catalogue.getByRole('button', {name: 'Show all'}).click();
    await expect.poll(shown).toBe(all);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'FAQ'})
      .click();
    await expect(page.locator('main h1')).toHaveText('FAQ');
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Add storage');
  });
});
