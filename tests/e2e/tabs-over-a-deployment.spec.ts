import type {Page} from '@playwright/test';
import {waitForHydration} from './support/pages';
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

test.use({
  provoked: /assets\/js\/|ChunkLoadError|Loading chunk|Failed to load resource/,
});

const journeys = [
  ['en', '/guide/install/script', '/guide/install/manual'],
  ['zh', '/zh/guide/install/script.html', '/zh/guide/install/manual.html'],
] as const;

for (const [locale, from, to] of inTurn(journeys, 0)) {
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
