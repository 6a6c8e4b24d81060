import type {Page} from '@playwright/test';
import {kindsByTurns} from './support/kinds';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false, colorScheme: 'dark'});

/** How light the text and the ground of a page are, each as the sum of its three colours. */
const lightness = (page: Page) =>
  page.locator('html').evaluate((root) => {
    const {color, backgroundColor} = getComputedStyle(root);
    const [text = 0, ground = 0] = [color, backgroundColor].map((rgb) =>
      (rgb.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    );
    return {text, ground};
  });

test('every kind of page is complete without JavaScript, and dark under a dark system', async ({
  page,
}) => {
  let controls = 0;
  for (const address of kindsByTurns) {
    await page.goto(originOf('own') + address);
    await expect(page.locator('h1').first()).toBeVisible();
    const {text, ground} = await lightness(page);
    expect(text, address).toBeGreaterThan(500);
    expect(ground, address).toBeLessThan(150);
    const main = page.locator('main, [role=main]').first();
    expect((await main.innerText()).length).toBeGreaterThan(60);
    const shown = await page
      .locator('.needs-script')
      .evaluateAll((all) => all.map((control) => control.checkVisibility()));
    expect(shown, address).not.toContain(true);
    controls += shown.length;
    expect(await page.locator('main a[href]').count()).toBeGreaterThan(0);
  }
  expect(kindsByTurns.length).toBeGreaterThan(15);
  expect(controls).toBeGreaterThan(15);
});
