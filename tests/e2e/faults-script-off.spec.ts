import {everyKind} from './support/kinds';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

for (const locale of ['en', 'zh'] as const) {
  test(`every kind of page in ${locale} is complete without JavaScript`, async ({
    page,
  }) => {
    const addresses = everyKind(locale);
    let controls = 0;
    for (const address of addresses) {
      await page.goto(originOf('own') + address);
      await expect(page.locator('h1').first()).toBeVisible();
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
