import type {Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const dialog = (page: Page) => page.getByRole('dialog');
const keysOf = (page: Page) => dialog(page).getByRole('definition');

for (const [address, name, close] of inTurn(
  [
    ['/guide/install/', 'Keyboard shortcuts', 'Close the list of keys'],
    ['/zh/guide/install/', '键盘快捷键', '关闭快捷键列表'],
  ] as const,
  1,
)) {
  test(`a question mark on ${address} lists the keys of the page, accessibly at every width, and so does the button below it`, async ({
    page,
  }) => {
    await open(page, `${origin()}${address}`);
    await page.keyboard.press('?');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toHaveAccessibleName(name);
    await expect(keysOf(page)).toHaveText([
      ...['/', 'Ctrl / ⌘ + K', 'Alt + →'],
      ...['Alt + ←', '?', 'Esc'],
    ]);
    for (const width of [390, 1024, 1600]) {
      await page.setViewportSize({width, height: 700});
      await expect(dialog(page)).toBeInViewport({ratio: 1});
    }
    expect(await violationsInModes(page, {within: 'dialog[open]'})).toEqual([]);
    await dialog(page).getByRole('button', {name: close}).click();
    await expect(page.locator('dialog kbd')).toHaveCount(0);

    const button = page.getByRole('button', {name});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', {name: close})).toBeFocused();
    // Behind a dialog the page is not turned.
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/guide\/install\/(#[\w-]+)?$/);

    // Only the keys that do something on the page are listed.
    await open(page, `${origin()}/`);
    await page.keyboard.press('?');
    await expect(keysOf(page)).toHaveText(['/', 'Ctrl / ⌘ + K', '?', 'Esc']);
  });
}

test('a press outside closes the list, and so does going back; in it a reader switches the keys off for good, and on again', async ({
  page,
}) => {
  await open(page, `${origin()}/guide/`);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveURL(/\/guide\/install\/(#[\w-]+)?$/);
  await expect(
    page.getByRole('heading', {level: 1, name: 'Install'}),
  ).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  // The dialog is closed before the page learns of it.
  await expect(page.locator('dialog kbd')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${origin()}/guide/`);
  await expect(dialog(page)).toBeHidden();
  await page.goForward();

  const button = page.getByRole('button', {name: 'Keyboard shortcuts'});
  const choice = page.getByRole('checkbox', {
    name: 'Use these keys on this site',
  });
  await button.click();
  await choice.uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await open(page, page.url());
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/guide\/install\/(#[\w-]+)?$/);
  await button.click();
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveURL(`${origin()}/guide/drivers/`);
});
