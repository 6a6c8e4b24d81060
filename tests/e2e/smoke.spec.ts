import type {Page} from '@playwright/test';
import {followInText, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

const navbar = (page: Page) =>
  page.getByRole('navigation', {name: /^(?:Main|主导航)$/});

test('a new visitor goes from the home page to the first step, a storage page with the fields of its form, and on by sidebar and navbar', async ({
  page,
}) => {
  await open(page, `${origin()}/`);
  await page.locator('main a[href="/guide/install/"]').first().click();
  await expect(page).toHaveURL(`${origin()}/guide/install/`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await open(page, `${origin()}/guide/drivers/local`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Local storage',
  );
  await expect(
    page
      .locator('main td, main dt')
      .filter({hasText: 'Root folder path'})
      .first(),
  ).toBeVisible();
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'OneDrive', exact: true}).click();
  await expect(page).toHaveURL(`${origin()}/guide/drivers/onedrive`);
  await navbar(page).getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(`${origin()}/faq/`);
});

test('a Chinese reader finds how to mount OneDrive, changes the language, and comes back', async ({
  page,
}) => {
  await open(page, `${origin()}/zh/`);
  await page.getByRole('link', {name: '添加存储'}).first().click();
  await expect(page).toHaveURL(`${origin()}/zh/guide/drivers/`);
  await expect(page.locator('#catalogue')).toBeVisible();
  await followInText(page, /OneDrive/);
  await expect(page).toHaveURL(`${origin()}/zh/guide/drivers/onedrive.html`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('OneDrive');
  const menu = navbar(page).locator('details');
  await menu.locator('summary').click();
  await menu.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(`${origin()}/guide/drivers/onedrive`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await menu.locator('summary').click();
  await menu.getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(`${origin()}/zh/guide/drivers/onedrive.html`);
});
