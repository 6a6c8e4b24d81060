import {createServer} from 'node:http';
import {chromium, type Page} from '@playwright/test';
import {createSiteServer, listen} from '../../../scripts/server/siteServer';
import {untilCached} from '../support/caches';
import {startOwnServer} from '../support/ownServer';
import {waitForHydration, open} from '../support/pages';
import {expect, test as base} from '../support/test';
import {nextBuild, published, versionedBuild} from './site';

interface Deployment {
  origin: string;
  /** From now on the server has the files of the next build alone. */
  publish: () => void;
  /** From now on nobody answers. */
  stop: () => void;
}

const test = base.extend<{deployment: Deployment}>({
  deployment: async ({}, use) => {
    const builds = [versionedBuild, nextBuild].map((build) =>
      createSiteServer(build),
    );
    let current = builds[0];
    const server = createServer((request, response) => {
      current?.emit('request', request, response);
    });
    const address = await listen(server, '127.0.0.1', 0);
    const stop = () => {
      server.close();
      server.closeAllConnections();
    };
    await use({
      origin: address.replace(/\/$/, ''),
      publish: () => {
        current = builds[1];
      },
      stop,
    });
    stop();
  },
});

test.use({
  provoked: /assets\/js\/|ChunkLoadError|Loading chunk|Failed to load resource/,
});

const guideLink = (page: Page) =>
  page.getByRole('main').getByRole('link', {name: 'Another page'});

/** The page of the next build, loaded as a document and hydrated. */
async function expectNewPage(page: Page): Promise<void> {
  await expect(page.getByText(published)).toBeVisible();
  await waitForHydration(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-old');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
}

/** Opens a page of the first build, on a connection so slow that nothing is loaded in advance. */
async function openOldGuide(page: Page, origin: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '2g'},
    });
  });
  await open(page, `${origin}/guide/`);
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-old', '');
  });
  await expect(page.getByText(published)).toHaveCount(0);
}

test('a tab that was open over a deployment goes on to the page of the new build', async ({
  page,
  deployment: {origin, publish},
}) => {
  await openOldGuide(page, origin);
  publish();
  await guideLink(page).click();
  await expect(page).toHaveURL(`${origin}/guide/drivers/local`);
  await expectNewPage(page);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/guide/`);
  await expectNewPage(page);
});

test('search in a tab that was open over a deployment reports that it did not load, leaves the page as it is, and works after a reload', async ({
  page,
  deployment: {origin, publish},
}) => {
  await openOldGuide(page, origin);
  publish();
  await page.keyboard.press('/');
  await page.keyboard.type('lighthouse');
  await expect(page.getByText(/^Search did not load/)).toContainText(
    'reload this page',
  );
  await expect(page.locator('html[data-old]')).toHaveCount(1);
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.keyboard.type('lighthouse');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
});

/** Whether the browser keeps a page that it has left. */
async function keepsPages(page: Page, origin: string): Promise<boolean> {
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-old', '');
  });
  await page.goto(`${origin}/robots.txt`);
  await goBack(page);
  await expect(page).toHaveURL(/favicon/);
  return (await page.locator('[data-old]').count()) > 0;
}

/** Later, because a page that is kept loads no document, which Playwright would wait for. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      window.history.back();
    });
  });
}

test('a page of the build before that comes back from the back-forward cache goes on to the new build', async ({
  launchOptions,
  deployment: {origin, publish},
}) => {
  const elsewhere = await startOwnServer();
  const browser = await chromium.launch({
    ...launchOptions,
    // Playwright switches it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  if (!(await keepsPages(page, elsewhere.origin))) {
    await browser.close();
    elsewhere.stop();
    test.skip(
      true,
      'This browser has no back-forward cache; Chromium with windows has one',
    );
  }
  await openOldGuide(page, origin);
  await page.goto(`${elsewhere.origin}/favicon.svg`);
  publish();
  await goBack(page);
  await expect(page).toHaveURL(`${origin}/guide/`);
  await expect(page.locator('html[data-old]')).toHaveCount(1);
  await guideLink(page).click();
  await expect(page).toHaveURL(`${origin}/guide/drivers/local`);
  await expectNewPage(page);
  await browser.close();
  elsewhere.stop();
});

test.describe('with the service worker of the build before', () => {
  test.use({
    serviceWorkers: 'allow',
    provoked: /assets\/|ChunkLoadError|Loading chunk|Failed to load|ERR_|503/,
  });

  test('a reader gets the new pages, and reads them without a network', async ({
    page,
    deployment: {origin, publish, stop},
  }) => {
    await openOldGuide(page, origin);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.reload();
    await waitForHydration(page);
    await untilCached(page, '/guide');
    publish();
    await guideLink(page).click();
    await expect(page).toHaveURL(`${origin}/guide/drivers/local`);
    await expectNewPage(page);
    await page.reload();
    await expectNewPage(page);
    await page.goto(`${origin}/guide/`);
    await expectNewPage(page);
    await expect
      .poll(async () =>
        page.evaluate(async () => {
          const copy = await caches.match('/guide', {ignoreVary: true});
          return (await copy?.text()) ?? '';
        }),
      )
      .toContain(published);
    stop();
    await page.reload();
    await expectNewPage(page);
  });
});
