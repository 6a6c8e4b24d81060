import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

test('the selector requests nothing by itself, is on driver pages too, works by keyboard, and is in sync in every tab', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of [
    '/tool/',
    '/tool/onedrive/webdav',
    '/tool/google/album',
  ]) {
    await open(page, `${origin()}${path}`);
    await expect(page.getByLabel('Token service endpoint')).toHaveValue(
      'local',
    );
    await expect(
      page.getByRole('button', {name: 'Test this endpoint'}),
    ).toHaveCount(0);
  }
  await open(page, `${origin()}/tool/baidu/request`);
  await page.getByText('Details', {exact: true}).click();
  await expect(page.getByText('http://127.0.0.1:3002')).toBeVisible();
  await page.getByText('Run the service yourself').click();
  await expect(page.getByText('./bin/site')).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(origin()))).toEqual([]);

  const other = await context.newPage();
  await open(page, `${origin()}/guide/drivers/onedrive`);
  await open(other, `${origin()}/zh/tool/`);
  const here = page
    .locator('#site-sidebar')
    .getByLabel('Token service endpoint');
  const there = other.getByLabel('令牌服务端点');
  // Nobody has configured a service elsewhere, so that of this machine comes first.
  await expect(here).toHaveValue('local');
  await expect(here.locator('option')).toHaveText([
    'cf: worldwide',
    'de: Germany',
    'local: this machine',
  ]);
  await here.focus();
  await page.keyboard.press('ArrowUp');
  await expect(here).toHaveValue('de');
  await expect(there).toHaveValue('de');
  expect(await page.evaluate(() => localStorage.getItem('api_name'))).toBe(
    'de',
  );
  await there.selectOption('local');
  await expect(here).toHaveValue('local');
  await page.reload();
  await expect(here).toHaveValue('local');
});

test('without a service, the page shows how to run one in place of its button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('api_name', 'cf');
  });
  await open(page, `${origin()}/tool/wopan/token`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This provider does not answer');
  await expect(alert).toContainText('./bin/site');
  await expect(
    page.getByRole('button', {name: 'Send the text message'}),
  ).toHaveCount(0);
});
