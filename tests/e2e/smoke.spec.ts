import type {Page} from '@playwright/test';
import {open} from './support/pages';
import {answers, field, searchButton} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const navbar = (page: Page) =>
  page.getByRole('navigation', {name: /^(?:Main|主导航)$/});

test('a new visitor goes from the home page to the first step', async ({
  page,
}) => {
  await open(page, `${origin()}/`);
  await page.locator('main a[href="/guide/install/"]').first().click();
  await expect(page).toHaveURL(`${origin()}/guide/install/`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a reader of a storage page sees the fields of its form, and goes on by the sidebar and the bar at the top', async ({
  page,
}) => {
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

for (const [start, query, found] of inTurn(
  [
    ['/guide/', 's3 object storage', '/guide/drivers/s3'],
    ['/zh/guide/', '对象存储', '/zh/guide/drivers/s3.html'],
  ] as const,
  0,
)) {
  test(`a reader on ${start} finds a storage by search`, async ({page}) => {
    await open(page, `${origin()}${start}`);
    await searchButton(page).click();
    await field(page).fill(query);
    await expect(answers(page).first()).toHaveAttribute('href', found);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin()}${found}`);
  });
}

test('a reader changes the language of a page and comes back', async ({
  page,
}) => {
  await open(page, `${origin()}/guide/drivers/local`);
  const menu = navbar(page).locator('details');
  await menu.locator('summary').click();
  await menu.getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(`${origin()}/zh/guide/drivers/local.html`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await menu.locator('summary').click();
  await menu.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(
    new RegExp(`^${origin()}/guide/drivers/local(?:\\.html)?$`),
  );
});

test('the form of a token page takes the keys of the reader’s own application', async ({
  page,
}) => {
  await open(page, `${origin()}/tool/dropbox/request`);
  await page.getByRole('radio', {name: 'My own app'}).check();
  await page.getByLabel('Client ID').fill('app');
  await page.getByLabel('Client secret').fill('secret');
  await expect(page.getByRole('button', {name: /^Sign in at/})).toBeEnabled();
});
