import type {Page} from '@playwright/test';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const heading = (page: Page) => page.getByRole('heading', {level: 1});

for (const [first, second, third] of inTurn(
  [
    ['/guide/', '/guide/install/', '/guide/install/script'],
    ['/zh/guide/', '/zh/guide/install/', '/zh/guide/install/script.html'],
  ] as const,
  0,
)) {
  test(`Alt and the arrows turn the pages from ${first}`, async ({page}) => {
    await open(page, `${origin()}${first}`);
    // There is no page before the first one of a section.
    await page.keyboard.press('Alt+ArrowLeft');
    const start = (await heading(page).textContent()) ?? '';
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page).toHaveURL(`${origin()}${second}`);
    await expect(heading(page)).not.toHaveText(start);
    const title = await heading(page).textContent();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page).toHaveURL(`${origin()}${third}`);
    await expect(heading(page)).not.toHaveText(title ?? '');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page).toHaveURL(`${origin()}${second}`);
    await expect(heading(page)).toHaveText(title ?? '');
    await page.goBack();
    await expect(page).toHaveURL(`${origin()}${third}`);
  });
}

test('a page without neighbours leaves the arrows to the browser', async ({
  page,
}) => {
  await open(page, `${origin()}/`);
  await page.evaluate(() => {
    document.addEventListener('keydown', (event) => {
      document.title = `${event.key} ${String(event.defaultPrevented)}`;
    });
  });
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveTitle('ArrowRight false');
  await expect(page).toHaveURL(`${origin()}/`);
});
