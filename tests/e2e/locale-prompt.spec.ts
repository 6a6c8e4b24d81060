import type {Page} from '@playwright/test';
import {violations, violationsInModes} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

test.use({isNew: true});

const promptOf = (page: Page) =>
  page.getByRole('dialog', {name: /浏览器的首选语言/});
const cancelOf = (page: Page) =>
  promptOf(page).getByRole('button', {name: 'Cancel'});

test.describe('a reader whose browser prefers English', () => {
  test.use({locale: 'en-GB'});

  test('is asked before the notice is shown, accessibly at every width and not in print, while the page scrolls, and can answer by keyboard alone', async ({
    page,
  }) => {
    const within = '[data-locale-prompt]';
    await page.setViewportSize({width: 1024, height: 844});
    await open(page, `${origin()}/zh/guide/`);
    await expect(promptOf(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.emulateMedia({media: 'print'});
    await expect(promptOf(page)).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await page.mouse.move(400, 200);
    await page.mouse.wheel(0, 400);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(100);
    expect(await violationsInModes(page, {within})).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect(await violations(page, within)).toEqual([]);
    await cancelOf(page).click();
    await expect(promptOf(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await open(page, `${origin()}/zh/guide/`);
    await expect(promptOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(promptOf(page).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(promptOf(page)).toBeHidden();
    // The notice was not meant.
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: '跳到主要内容'})).toBeFocused();
  });
});
