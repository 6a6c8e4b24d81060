import type {Page} from '@playwright/test';
import {waitForHydration, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

const navbar = (page: Page) =>
  page.getByRole('navigation', {name: /^(?:Main|主导航)$/});
const languageMenu = (page: Page) => navbar(page).locator('details');

/** A promise that a test keeps when it wants to. */
function withResolvers(): {promise: Promise<void>; resolve: () => void} {
  let resolve: (() => void) | undefined;
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return {promise, resolve: () => resolve?.()};
}

test.describe('the language menu', () => {
  const link = (page: Page) =>
    languageMenu(page).getByRole('link', {name: '简体中文'});

  test('opens under the mouse, stays on the way to its links or after a click, and closes when the mouse goes or presses elsewhere', async ({
    page,
  }) => {
    await open(page, `${origin()}/guide/`);
    const button = languageMenu(page).locator('summary');
    await button.hover();
    await expect(link(page)).toBeVisible();
    const from = await button.boundingBox();
    const to = await link(page).boundingBox();
    const x = (from?.x ?? 0) + (from?.width ?? 0) / 2;
    await page.mouse.move(x, (from?.y ?? 0) + (from?.height ?? 0) - 2);
    await page.mouse.move(x, (to?.y ?? 0) + 10, {steps: 20});
    await expect(link(page)).toBeVisible();
    await page.mouse.move(300, 600);
    await expect(link(page)).toBeHidden();
    await button.click();
    await page.mouse.move(300, 600);
    await expect(link(page)).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(link(page)).toBeHidden();
  });

  test('opens and closes from the keyboard, with the focus back on its button', async ({
    page,
  }) => {
    await open(page, `${origin()}/guide/`);
    const button = languageMenu(page).locator('summary');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(link(page)).toBeVisible();
    await link(page).focus();
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeHidden();
  });

  test('opened before the page is hydrated, stays open', async ({page}) => {
    const {promise: held, resolve: release} = withResolvers();
    await page.route(/\/assets\/js\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin()}/guide/`, {waitUntil: 'commit'});
    await languageMenu(page).locator('summary').click();
    await expect(link(page)).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(link(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an address without a page offers the home page of each language', async ({
    page,
  }) => {
    await page.goto(`${origin()}/404.html`);
    await languageMenu(page).locator('summary').click();
    await languageMenu(page).getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL(`${origin()}/zh/`);
  });
});
