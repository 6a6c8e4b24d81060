import {prepare, violations} from '../support/axe';
import {open} from '../support/pages';
import {expect, test} from './test';
import {inTurn} from '../support/turns';

for (const [address, label] of inTurn(
  [
    ['/guide/', 'Sponsorship'],
    ['/zh/guide/', '赞助商'],
  ] as const,
  0,
)) {
  test(`at ${address} a reader sees who pays for the site, marked as that`, async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}${address}`);
    const banner = page.getByRole('complementary', {name: label, exact: true});
    const sponsor = banner.getByRole('link', {name: 'Friendly Host'});
    await expect(sponsor).toHaveAttribute('href', 'https://host.example/');
    await expect(sponsor).toHaveAttribute('rel', /sponsored/);
    await prepare(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
      expect(await violations(page)).toEqual([]);
    }
  });
}
