import {holdScripts} from './support/heldScripts';
import {waitForHydration} from './support/pages';
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
