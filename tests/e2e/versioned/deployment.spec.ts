import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {putInPlace} from '../../../scripts/builds/putInPlace';
import {startServer, stopServers} from '../../support/siteServers';
import {untilCached} from '../support/caches';
import {waitForHydration, open} from '../support/pages';
import {answers, field} from '../support/search';
import {expect, test as base} from '../support/test';
import {nextBuild, published, versionedBuild} from './site';

interface Deployment {
  origin: string;
  /** Switches to the next build, as `npm run build` does. */
  publish: () => void;
  /** From now on nobody answers. */
  stop: () => Promise<void>;
}

/** nginx with the shipped configuration, over a folder in which the site is built again. */
const test = base.extend<{deployment: Deployment}>({
  deployment: async ({}, use, {outputDir}) => {
    const served = path.join(outputDir, 'build');
    const next = path.join(outputDir, 'next');
    await cp(versionedBuild, served, {recursive: true});
    await cp(nextBuild, next, {recursive: true});
    const server = await startServer('nginx', served, outputDir);
    const stop = async () => {
      if (server.child.exitCode === null) {
        await stopServers([server]);
      }
    };
    await use({
      origin: server.origin,
      publish: () => {
        putInPlace(next, served);
      },
      stop,
    });
    await stop();
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

test('search that was open over a deployment answers from the index of the new build', async ({
  page,
  deployment: {origin, publish},
}) => {
  await openOldGuide(page, origin);
  await page.keyboard.press('/');
  await page.keyboard.type('configuration');
  await expect(answers(page).first()).toContainText('Configuration');
  publish();
  // The whole query at once: a failure of its first letters would have been forgotten.
  await field(page).fill('lighthouse');
  await expect(answers(page).first()).toContainText('Guide');
  await expect(page.locator('html[data-old]')).toHaveCount(1);
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
    await stop();
    await page.reload();
    await expectNewPage(page);
  });
});
