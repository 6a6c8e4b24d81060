import {test as anyTest} from '@playwright/test';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

for (const [old, now] of inTurn(
  [
    ['/guide/drivers/sfpt?a=1#b', '/guide/drivers/sftp?a=1#b'],
    [
      '/zh/guide/drivers/Alist%20V2%20V3.html',
      '/zh/guide/drivers/alist_v2_v3.html',
    ],
  ] as const,
  0,
)) {
  test(`the old address ${old} ends at its page of today`, async ({page}) => {
    await open(page, `${originOf('own')}${old}`);
    expect(page.url()).toBe(`${originOf('own')}${now}`);
  });
}

for (const [typed, meant] of inTurn(
  [
    [
      '/zh/guide/drivers/ONEDRIVE.html?x=1',
      '/zh/guide/drivers/onedrive.html?x=1',
    ],
    ['/guide/drivers/OneDrive', '/guide/drivers/onedrive'],
  ] as const,
  0,
)) {
  // The first answer is a not-found page, about which the quiet `test` would complain.
  anyTest(
    `${typed}, typed in another case, ends at its page`,
    async ({page}) => {
      await page.goto(`${originOf('own')}${typed}`, {waitUntil: 'commit'});
      await expect(page).toHaveURL(`${originOf('own')}${meant}`);
      await expect(page.locator('h1')).toContainText('OneDrive');
    },
  );
}

// A page that is not found is an error of the browser.
anyTest(
  'the not-found page of a guessed language speaks that language',
  async ({page}) => {
    await page.goto(`${originOf('own')}/zh-CN/nothing?a=1#b`);
    await expect(page).toHaveURL(`${originOf('own')}/zh/nothing?a=1#b`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  },
);
