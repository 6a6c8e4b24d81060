import type {Page} from '@playwright/test';
import {translateTexts} from '../support/translateTexts';
import {holdScripts} from './support/heldScripts';
import {waitForHydration} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

/** Translates everything that is on the page now and is not translated yet, as the browser does again and again. */
const translate = (page: Page) =>
  page.evaluate(translateTexts, 'replace' as const);

test.describe('before the page is hydrated', () => {
  // React says that it renders the page again.
  test.use({provoked: /React error #418/});

  test('a translation leaves the reader where they are, and a page that works', async ({
    page,
  }) => {
    const come = await holdScripts(page);
    // The scripts that are held would hold the event `load` as well.
    await page.goto(`${originOf('own')}/guide/drivers/`, {
      waitUntil: 'domcontentloaded',
    });
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
