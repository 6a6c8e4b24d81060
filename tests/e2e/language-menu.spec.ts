import type {Page} from '@playwright/test';
import {holdScripts} from './support/heldScripts';
import {waitForHydration, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

const navbar = (page: Page) =>
  page.getByRole('navigation', {name: /^(?:Main|主导航)$/});
const languageMenu = (page: Page) => navbar(page).locator('details');

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
    const letGo = await holdScripts(page);
    await page.goto(`${origin()}/guide/`, {waitUntil: 'commit'});
    await languageMenu(page).locator('summary').click();
    await expect(link(page)).toBeVisible();
    letGo();
    await waitForHydration(page);
    await expect(link(page)).toBeVisible();
  });
});
