import type {Page} from '@playwright/test';
import {followInText, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

async function findOneDrive(page: Page): Promise<void> {
  await page.getByRole('link', {name: '添加存储'}).first().click();
  await expect(page).toHaveURL(`${origin()}/zh/guide/drivers/`);
  await followInText(page, /OneDrive/);
  await expect(page).toHaveURL(`${origin()}/zh/guide/drivers/onedrive.html`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('OneDrive');
}

for (const width of inTurn([390, 1280], 0)) {
  test(`a Chinese reader finds how to mount OneDrive at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await open(page, `${origin()}/zh/`);
    await findOneDrive(page);
    const widest = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(widest).toBeLessThanOrEqual(width);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'dark'});

  test('a reader finds how to mount OneDrive, and the page is dark as the system is', async ({
    page,
  }) => {
    await page.goto(`${origin()}/zh/`);
    await findOneDrive(page);
    const background = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    const [red = 255] = (/\d+/.exec(background) ?? []).map(Number);
    expect(red).toBeLessThan(60);
  });

  test('sidebar, contents and language menu open, and the whole catalogue is there', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`${origin()}/guide/drivers/`);
    expect(
      await page
        .getByRole('region', {name: 'Storage catalogue'})
        .getByRole('listitem')
        .count(),
    ).toBeGreaterThan(90);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByText('On this page').first().click();
    await expect(
      page.getByRole('link', {name: 'Find your storage'}).first(),
    ).toBeVisible();
    await page.getByRole('button', {name: 'Pages of this section'}).click();
    await page
      .locator('#site-sidebar')
      .getByRole('link', {name: 'OneDrive', exact: true})
      .click();
    await expect(page).toHaveURL(`${origin()}/guide/drivers/onedrive`);
    await page.getByRole('button', {name: 'Open the menu'}).click();
    await page
      .locator('#site-menu')
      .getByRole('link', {name: '简体中文'})
      .click();
    await expect(page).toHaveURL(`${origin()}/zh/guide/drivers/onedrive.html`);
  });
});
