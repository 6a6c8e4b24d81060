import type {Page} from '@playwright/test';
import {waitForHydration, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

/** Parts of the program that belong to single pages. */
const parts = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** How often the browser goes to a page. */
function countVisits(page: Page, pathname: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    const isVisit =
      request.isNavigationRequest() &&
      new URL(request.url()).pathname === pathname;
    count += isVisit ? 1 : 0;
  });
  return () => count;
}

/** Marks the page that is loaded now, so that one loaded later can be told from it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-marked', '');
  });
}

const marked = (page: Page) => page.locator('html[data-marked]');

test.use({
  provoked: /assets\/js\/|ChunkLoadError|Loading chunk|Failed to load resource/,
});

const journeys = [
  ['en', '/guide/install/script', '/guide/install/manual'],
  ['zh', '/zh/guide/install/script.html', '/zh/guide/install/manual.html'],
] as const;

for (const [locale, from, to] of inTurn(journeys, 0)) {
  test(`a part that does not arrive at first is fetched again, in ${locale}`, async ({
    page,
  }) => {
    await open(page, origin() + from);
    await mark(page);
    const failed = new Set<string>();
    await page.route(parts, async (route) => {
      const url = route.request().url();
      if (failed.has(url)) {
        await route.continue();
      } else {
        failed.add(url);
        await route.abort();
      }
    });
    await page.locator('#site-next-page').press('Enter');
    await expect(page).toHaveURL(origin() + to);
    await expect(marked(page)).toHaveCount(1);
    await expect(page.locator('#site-previous-page')).toHaveAttribute(
      'href',
      from,
    );
    expect(failed.size).toBeGreaterThan(0);
  });
}

for (const [locale, from, to] of inTurn(journeys, 2)) {
  test(`a page whose parts are gone for good is loaded again once and stays readable, in ${locale}`, async ({
    page,
  }) => {
    const visits = countVisits(page, to);
    const asked: Record<string, number> = {};
    await page.route(parts, async (route) => {
      const url = route.request().url();
      asked[url] = (asked[url] ?? 0) + 1;
      await route.fulfill({status: 404, body: ''});
    });
    await page.goto(origin() + to);
    // Each is asked for by each of the two loads: once ahead of the program, and twice by it.
    await expect.poll(() => Math.max(0, ...Object.values(asked))).toBe(6);
    // A third load would begin now.
    await page.waitForTimeout(1000);
    expect(visits()).toBe(2);
    expect(Math.max(...Object.values(asked))).toBe(6);
    await expect(page.locator('h1')).toBeVisible();
    await page.unroute(parts);
    await page.locator('#site-previous-page').click();
    await expect(page).toHaveURL(origin() + from);
    await waitForHydration(page);
  });
}
