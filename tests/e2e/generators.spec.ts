import {readFile} from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import {prepare, violations} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {sideways} from './support/width';

const origin = () => originOf('own');

/** The text of the code block in which something stands. */
const block = (generator: Locator, text: string | RegExp) =>
  generator.locator('pre:visible').filter({hasText: text});

async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button.click(),
  ]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

/** The text of the page has no barrier in light colours, and fits a phone. */
async function expectUsable(page: Page): Promise<void> {
  await prepare(page);
  expect(await violations(page, 'main')).toEqual([]);
  expect(await sideways(page, 390)).toBe(0);
}

test('a reader describes a container, takes the file along, and shares the description without its password', async ({
  page,
  context,
}) => {
  await open(page, `${origin()}/guide/install/docker`);
  const generator = page.getByRole('region', {name: 'Docker generator'});
  await generator.getByLabel('Port on the host').fill('8080');
  await generator.getByText('More options').click();
  const mask = generator.getByLabel('Mask of new files');
  for (const typed of ['027', '0', '022']) {
    await mask.fill(typed);
    await expect(mask).toBeVisible();
  }
  await generator
    .getByLabel('Database')
    .selectOption('PostgreSQL in a container');
  await generator.getByLabel('HTTPS in the same').selectOption('Caddy');
  await generator.getByLabel('Domain').fill('nas.example.org');
  await expect(generator.getByRole('status').first()).toContainText(
    'Port on the host: 8080',
  );
  const compose = block(generator, 'services:');
  await expect(compose).toContainText('SITE_URL=https://nas.example.org');
  const file = await saved(
    page,
    generator.getByRole('button', {name: 'Download compose.yaml'}),
  );
  expect(file.name).toBe('compose.yaml');
  const [, password = ''] = /DB_PASS=([\w-]{24})$/m.exec(file.text) ?? [];
  expect(password).not.toBe('');
  await generator.getByRole('button', {name: 'Make another password'}).click();
  await expect(compose).not.toContainText(password);

  await expect(page).toHaveURL(/\?port=8080&database=postgres&proxy=caddy/);
  expect(page.url()).not.toMatch(/pass/i);
  const other = await context.newPage();
  await open(other, `${page.url().replace(/#.*/, '')}&q=webdav`);
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other).toHaveURL(/\?port=8080&database=postgres&proxy=caddy/);
  await expect(other.getByLabel('Port on the host')).toHaveValue('8080');
  await other.getByRole('tab', {name: 'docker run'}).first().click();
  await expect(
    block(other.getByRole('region', {name: 'Docker generator'}), 'run --rm'),
  ).toContainText('-p 127.0.0.1:8080:5244');

  // An answer that cannot be used is named, and the default stands in its place.
  await open(page, `${origin()}/guide/install/docker?port=99999&database=x`);
  await expect(generator).toContainText(
    '“99999” is not a port from 1 to 65535. 5244 is used.',
  );
  await expectUsable(page);
  await expect(generator).toContainText('“x” is not one of the choices.');
  await generator.getByLabel('Port on the host').fill('8081');
  await expect(generator).not.toContainText('99999');
  await generator.getByRole('button', {name: 'Start over'}).click();
  await expect(page).toHaveURL(/docker(?:#[\w-]+)?$/);
});

test('a reader gets a proxy’s file by keyboard, and finds it again after going away and back', async ({
  page,
}) => {
  await open(page, `${origin()}/guide/install/reverse-proxy`);
  const generator = page.getByRole('region', {name: 'Reverse-proxy generator'});
  await generator.getByLabel('Reverse proxy').focus();
  await page.keyboard.type('H');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('cloud.example.net');
  await generator.getByLabel('Sub-path').fill('/alist');
  await generator.getByLabel('WebDAV from outside').selectOption('No');
  await expect(block(generator, 'frontend https')).toContainText(
    'use_backend alist if { path_beg /alist/ }',
  );
  await expect(block(generator, '/ping')).toContainText(
    'curl https://cloud.example.net/alist/ping',
  );
  await expect(page).toHaveURL(/server=haproxy.*webdav=no/);
  const file = await saved(
    page,
    generator.getByRole('button', {name: 'Download haproxy.cfg'}),
  );
  expect(file).toEqual({
    name: 'haproxy.cfg',
    text: expect.stringContaining('deny_status 404') as unknown,
  });
  await page.getByRole('link', {name: 'Docker', exact: true}).first().click();
  await expect(page).toHaveURL(/install\/docker/);
  await expect(generator).toHaveCount(0);
  await page.goBack();
  await expect(generator.getByLabel('Domain')).toHaveValue('cloud.example.net');
  await expect(generator.getByLabel('Reverse proxy')).toHaveValue('haproxy');
  await expectUsable(page);
});
