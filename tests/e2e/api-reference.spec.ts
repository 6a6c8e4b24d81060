import type {Locator, Page} from '@playwright/test';
import {prepare, violations, violationsInModes} from './support/axe';
import {open, waitForHydration} from './support/pages';
import {test} from './support/product';
import {originOf} from './support/servers';
import {expect} from './support/test';

const at = (pathname: string) => `${originOf('own')}${pathname}`;

const routeSection = (page: Page, path: string): Locator =>
  page.getByRole('region', {name: path, exact: true});

async function tryRoute(
  page: Page,
  path: string,
  server: string,
): Promise<Locator> {
  const section = routeSection(page, path);
  await section.getByRole('button', {name: 'Try it'}).click();
  await section.getByLabel('Address of your server').fill(server);
  return section;
}

test('a visitor logs in at their own server and calls a route with the token', async ({
  page,
  product,
}) => {
  await open(page, at('/guide/api/admin/driver'));
  const section = await tryRoute(
    page,
    '/api/admin/driver/info',
    product.origin,
  );
  await section.getByRole('button', {name: 'Send the request'}).click();
  await expect(section.getByText(/HTTP 200 · code 401 · /)).toBeVisible();

  await section.getByText('Log in to get a token').click();
  await section.getByLabel('Name', {exact: true}).fill('admin');
  await section.getByLabel('Password', {exact: true}).fill('a password');
  await section.getByLabel(/^Two-factor code/).fill('123456');
  await page.route('**/api/auth/login/hash', async (route) => {
    expect(route.request().postDataJSON()).toEqual({
      username: 'admin',
      password:
        '78527821b3f29d5c3a72cfd89f7e1d985949f237bfc6178cd8d7f5f948728f3f',
      otp_code: '123456',
    });
    await route.fulfill({
      json: {code: 200, message: 'success', data: {token: 'a-token'}},
      headers: {'Access-Control-Allow-Origin': '*'},
    });
  });
  await section.getByRole('button', {name: 'Log in'}).click();
  await expect(
    section.getByText('The token is filled in above.'),
  ).toBeVisible();

  await section.getByRole('button', {name: 'Send the request'}).click();
  await expect(
    section.getByText(/HTTP 200 · code 200 · .* ms · .* bytes/),
  ).toBeVisible();
  await expect(
    section.getByRole('region', {name: 'Answer of the server'}),
  ).toContainText('root_folder_path');
  expect(product.asked.at(-1)).toMatchObject({
    method: 'GET',
    path: '/api/admin/driver/info?driver=Local',
    token: 'a-token',
  });
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage]),
  );
  expect(stored).not.toContain('a-token');
  expect(stored).not.toContain(product.origin);
  expect(page.url()).not.toContain('a-token');

  await prepare(page);
  expect(await violations(page, 'main')).toEqual([]);
});

test('the address is stored if the visitor wants that, the token never, and a request that deletes something needs a confirmation', async ({
  page,
  product,
}) => {
  await open(page, at('/guide/api/fs'));
  const section = await tryRoute(page, '/api/fs/list', product.origin);
  await section.getByLabel('Remember the address').check();
  await section.getByLabel('Token', {exact: true}).fill('a-token');
  await section.getByRole('button', {name: 'Send the request'}).click();
  await expect(section.getByText(/code 200 · /)).toBeVisible();
  expect(JSON.parse(product.asked.at(-1)?.body ?? '')).toEqual({
    path: '/local/docs',
    page: 1,
    per_page: 50,
  });
  await page.reload();
  await waitForHydration(page);
  await section.getByRole('button', {name: 'Try it'}).click();
  await expect(section.getByLabel('Address of your server')).toHaveValue(
    product.origin,
  );
  await expect(section.getByLabel('Token', {exact: true})).toHaveValue('');

  const removing = await tryRoute(page, '/api/fs/remove', product.origin);
  const send = removing.getByRole('button', {name: 'Send the request'});
  await send.click();
  const question = page.getByRole('alertdialog', {
    name: 'Send this to your server?',
  });
  await expect(question).toContainText('Deletes files and folders');
  expect(await violationsInModes(page, {within: 'dialog[open]'})).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(send).toBeFocused();
  expect(product.asked.map(({path}) => path)).toEqual(['/api/fs/list']);

  await send.click();
  await question.getByRole('button', {name: 'Send'}).click();
  await expect(removing.getByText(/code 200 · /)).toBeVisible();
  expect(product.asked.map(({path}) => path)).toEqual([
    '/api/fs/list',
    '/api/fs/remove',
  ]);
});
