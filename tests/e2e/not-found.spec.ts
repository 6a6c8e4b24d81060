import {test as anyTest} from '@playwright/test';
import type {Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
import {waitForHydration, open} from './support/pages';
import {field} from './support/search';
import {originOf} from './support/servers';
import {expect} from './support/test';
import {inTurn} from './support/turns';
import {sideways} from './support/width';

const languages = [
  {
    base: '/',
    failed: '/guide/drivers/ondrive',
    meant: '/guide/drivers/onedrive',
    title: 'There is nothing here',
    back: 'Go back',
    home: 'Go home',
  },
  {
    base: '/zh/',
    failed: '/zh/guide/drivers/ondrive.html',
    meant: '/zh/guide/drivers/onedrive.html',
    title: '这里什么都没有',
    back: '返回上一页',
    home: '回到首页',
  },
] as const;

/** Everything a not-found page may complain about: that itself was not found. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The page's own status, and what Playwright says where it keeps service workers away.
    const isExpected = /status of 404|blocked by Playwright/.test(
      message.text(),
    );
    if (['error', 'warning'].includes(message.type()) && !isExpected) {
      problems.push(message.text());
    }
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

for (const {failed, meant, title} of inTurn(languages, 0)) {
  anyTest(
    `at ${failed} a lost visitor sees the code, a remark, and the page that was meant, accessibly at every width, without a complaint`,
    async ({page}) => {
      const problems = watch(page);
      await open(page, `${originOf('own')}${failed}`);
      await expect(page.getByText('404', {exact: true})).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title} \\| AList`));
      await expect(page.locator('h1 + p')).toHaveText(/\S/);
      const link = page
        .getByRole('main')
        .getByRole('link', {name: 'OneDrive', exact: true});
      await expect(link).toHaveAttribute('href', meant);
      expect(await violationsInModes(page)).toEqual([]);
      for (const width of [390, 1024, 1600]) {
        expect([width, await sideways(page, width)]).toEqual([width, 0]);
      }
      await page
        .getByRole('button', {name: /^(?:Search for it|搜索这个地址)$/})
        .click();
      await expect(field(page)).toHaveValue(/ondrive/);
      await page.keyboard.press('Escape');
      await link.click();
      await expect(page).toHaveURL(`${originOf('own')}${meant}`);
      await expect(page.locator('h1')).toContainText('OneDrive');
      expect(problems).toEqual([]);
    },
  );
}

for (const {base, failed, back} of inTurn(languages, 3)) {
  anyTest(
    `at ${failed} the button leads back to the page before, and home where there is none, in the language of the address`,
    async ({page, context}) => {
      await open(page, `${originOf('own')}${base}guide/`);
      await open(page, `${originOf('own')}${failed}`);
      await page.getByRole('button', {name: back}).click();
      await expect(page).toHaveURL(`${originOf('own')}${base}guide/`);
      const opened = context.waitForEvent('page');
      await page.evaluate((address) => {
        window.open(address, '_blank', 'noopener');
      }, failed);
      const fresh = await opened;
      await waitForHydration(fresh);
      expect(await fresh.evaluate(() => history.length)).toBe(1);
      await fresh.getByRole('button', {name: back}).click();
      await expect(fresh).toHaveURL(`${originOf('own')}${base}`);
    },
  );
}

anyTest(
  'a host with a single not-found page shows it in the language of the address',
  async ({page}) => {
    const only = `${originOf('own')}/404.html`;
    await page.route('**/zh/nowhere.html?*', async (route) => {
      const response = await route.fetch({url: only});
      await route.fulfill({response, status: 404});
    });
    await page.goto(`${originOf('own')}/zh/nowhere.html?from=thread#part`);
    await expect(page.locator('h1')).toHaveText('这里什么都没有');
    await expect(page).toHaveURL(
      `${originOf('own')}/zh/nowhere.html?from=thread#part`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(
      page.getByRole('link', {name: '回到首页', exact: true}),
    ).toHaveAttribute('href', '/zh/');
  },
);
