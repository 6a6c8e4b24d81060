import {localeCodes} from '../../src/config/locales';
import {waitForHydration} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

for (const locale of inTurn(localeCodes, 0)) {
  const path = locale === 'en' ? '/guide/drivers/' : '/zh/guide/drivers/';
  test(`${path} waits for one style sheet, and a reader who comes back to it for no other`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') {
        asked.push(request.url());
      }
    });
    await page.goto(originOf('own') + path);
    await waitForHydration(page);
    await expect(page.locator('style[data-href]')).not.toHaveCount(0);
    expect(asked).toEqual([expect.stringContaining('/assets/css/styles.')]);
    const own = await page
      .locator('style[data-href]')
      .first()
      .getAttribute('data-href');
    expect(own).toMatch(/\.css$/);
    const address = page.url();
    await page.locator('#site-next-page').click();
    await expect(page).not.toHaveURL(address);
    await expect(page.locator('#catalogue')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('#catalogue')).toBeVisible();
    expect(asked.filter((sheet) => sheet.endsWith(own ?? ''))).toEqual([]);
  });
}
