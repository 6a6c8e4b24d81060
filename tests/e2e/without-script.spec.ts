import type {Page} from '@playwright/test';
import {everyKind} from './support/kinds';
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

for (const locale of ['en', 'zh'] as const) {
  test(`every kind of page in ${locale} is complete without JavaScript, and dark under a dark system`, async ({
    page,
  }) => {
    const addresses = everyKind(locale);
    let controls = 0;
    for (const address of addresses) {
      await page.goto(originOf('own') + address);
      await expect(page.locator('h1').first()).toBeVisible();
      const {text, ground} = await lightness(page);
      expect(text, address).toBeGreaterThan(500);
      expect(ground, address).toBeLessThan(150);
      const main = page.locator('main, [role=main]').first();
      expect((await main.innerText()).length).toBeGreaterThan(60);
      const hidden = page.locator('.needs-script');
      for (const control of await hidden.all()) {
        await expect(control).toBeHidden();
        controls += 1;
      }
      const links = page.locator('main a[href]');
      expect(await links.count()).toBeGreaterThan(0);
    }
    expect(addresses.length).toBeGreaterThan(15);
    expect(controls).toBeGreaterThan(15);
  });
}
