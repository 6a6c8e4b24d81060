import {test as anyTest} from '@playwright/test';
import type {Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
import {waitForHydration, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

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
  anyTest.describe(`at ${failed}`, () => {
    anyTest(
      'a lost visitor sees the code, a remark, and the page that was meant, without a complaint',
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
        await link.click();
        await expect(page).toHaveURL(`${originOf('own')}${meant}`);
        await expect(page.locator('h1')).toContainText('OneDrive');
        expect(problems).toEqual([]);
      },
    );
  });
}

for (const {base, failed, back} of inTurn(languages, 2)) {
  anyTest.describe(`at ${failed}`, () => {
    anyTest('the button leads back to the page before', async ({page}) => {
      await open(page, `${originOf('own')}${base}guide/`);
      await open(page, `${originOf('own')}${failed}`);
      await page.getByRole('button', {name: back}).click();
      await expect(page).toHaveURL(`${originOf('own')}${base}guide/`);
    });
  });
}

for (const {base, failed, back} of inTurn(languages, 3)) {
  anyTest.describe(`at ${failed}`, () => {
    anyTest(
      'a visitor without a page before goes home, in the language of the address',
      async ({page, context}) => {
        await open(page, `${originOf('own')}${base}guide/`);
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
  });
}

for (const {failed} of inTurn(languages, 5)) {
  anyTest.describe(`at ${failed}`, () => {
    anyTest(
      'the page with its suggestions is accessible and fits at every width',
      async ({page}) => {
        await open(page, `${originOf('own')}${failed}`);
        await page.getByRole('heading', {level: 2}).first().waitFor();
        for (const width of [390, 1024, 1600]) {
          await page.setViewportSize({width, height: 844});
          const widest = await page.evaluate(
            () => document.documentElement.scrollWidth,
          );
          expect(widest).toBeLessThanOrEqual(width);
        }
        expect(await violationsInModes(page)).toEqual([]);
      },
    );
  });
}

anyTest(
  'an address whose percent signs encode nothing has the not-found page too',
  async ({page}) => {
    for (const address of ['/%E0%A4%A', '/zh/guide/100%.html']) {
      await open(page, `${originOf('own')}${address}`);
      await page.getByRole('heading', {level: 2}).first().waitFor();
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        address.startsWith('/zh/') ? 'zh-CN' : 'en-US',
      );
    }
  },
);

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

test('other pages do not load the list of pages', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `${originOf('own')}/guide/`);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => url.includes('page-list'))).toEqual([]);
});
