import {holdScripts} from './support/heldScripts';
import {waitForHydration, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const journeys = [
  ['/guide/install/script', '/guide/install/manual'],
  ['/zh/guide/install/script.html', '/zh/guide/install/manual.html'],
] as const;

for (const [from, to] of inTurn(journeys, 0)) {
  test(`${from} is read, and its links lead on, while the scripts are still under way`, async ({
    page,
  }) => {
    const letThrough = await holdScripts(page);
    await page.goto(origin() + from, {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main p').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'false',
    );
    await page.locator('#site-next-page').click({noWaitAfter: true});
    await expect(page).toHaveURL(origin() + to);
    await expect(page.locator('#site-previous-page')).toBeVisible();
    letThrough();
    await waitForHydration(page);
  });
}

for (const [from] of inTurn(journeys, 1)) {
  test(`a reader who leaves ${from} keeps the page and sees that another one is coming`, async ({
    page,
  }) => {
    await open(page, origin() + from);
    const letThrough = await holdScripts(page);
    const title = await page.title();
    await page.locator('#site-next-page').press('Enter');
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveTitle(title);
    letThrough();
    await expect(page).not.toHaveTitle(title);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
}
