import type {Page} from '@playwright/test';
import {clientsOf} from '../support/providers/clients';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect} from './support/test';
import {test} from './support/tokenTools';
import {inTurn} from './support/turns';

const callback = (query = '') =>
  `${originOf('own')}/tool/dropbox/callback${query}`;

/** Starts a sign-in at Dropbox, up to its consent page. */
async function begin(page: Page): Promise<string> {
  const {id, secret} = clientsOf('dropbox').own;
  await open(page, `${originOf('own')}/tool/dropbox/request`);
  await page.getByRole('radio', {name: 'My own app'}).check();
  await page.getByLabel('Client ID').fill(id);
  await page.getByLabel('Client secret').fill(secret);
  await page.getByRole('button', {name: /^Sign in at/}).click();
  await expect(page.getByRole('button', {name: 'Allow'})).toBeVisible();
  return new URL(page.url()).searchParams.get('state') ?? '';
}

async function expectRefused(page: Page, why: RegExp): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(why);
  await expect(page).toHaveURL(callback());
  await expect(page.getByRole('link', {name: 'Start again'})).toHaveAttribute(
    'href',
    '/tool/dropbox/request',
  );
  await expect(page.getByRole('button', {name: 'Get the tokens'})).toHaveCount(
    0,
  );
}

/** Links of the page that carry what the provider answered. */
async function linksWithCode(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(10);
  return links.filter((link) => /code=|state=/.test(link));
}

test('a refused consent is explained, a forged state is refused and ends the sign-in, and one without a sign-in is refused under every spelling', async ({
  page,
  providers,
}) => {
  await begin(page);
  await page.getByRole('button', {name: 'Refuse'}).click();
  await expectRefused(page, /access_denied.*The user refused the request/);

  await begin(page);
  await page.goto(callback('?code=forged&state=somebody-elses'));
  await expectRefused(page, /not the one that this page sent/);
  expect(providers.network.callsTo('api.dropboxapi.com')).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))),
  ).not.toContain('tool-sign-in');

  for (const path of ['', '.html', '/']) {
    await page.goto(
      `${originOf('own')}/tool/dropbox/callback${path}?code=x&state=y`,
    );
    await expectRefused(page, /This tab did not start/);
  }
});

test('a callback opened by hand explains itself; after a sign-in it shows no link with the code and no token after Back, and is refused when it is loaded a second time', async ({
  page,
}) => {
  await open(page, callback());
  await expect(
    page.getByText(/^There is nothing to finish here/),
  ).toBeVisible();
  await page.getByRole('link', {name: 'Start the sign-in'}).click();
  await expect(page).toHaveURL(`${originOf('own')}/tool/dropbox/request`);
  await begin(page);
  let address = '';
  page.on('request', (request) => {
    if (request.url().startsWith(callback('?'))) {
      address = request.url();
    }
  });
  await page.getByRole('button', {name: 'Allow'}).click();
  const exchange = page.getByRole('button', {name: 'Get the tokens'});
  await expect(exchange).toBeVisible();
  await expect(page).toHaveURL(callback());
  expect(await linksWithCode(page)).toEqual([]);
  await exchange.click();
  await expect(page.getByText(/^Done\./)).toBeVisible();
  await page.getByRole('button', {name: 'Show: Refresh token'}).click();
  const shown = page.locator('output').filter({hasText: 'refresh-token-'});
  await expect(shown).toBeVisible();
  // As a browser that keeps pages for Back does, without loading anything again.
  await page.evaluate(() => {
    window.dispatchEvent(
      new PageTransitionEvent('pagehide', {persisted: true}),
    );
  });
  expect(await page.content()).not.toContain('refresh-token-');
  await expect(page.getByText(/^Cleared/)).toBeVisible();
  await page.goto(`${originOf('own')}/guide/`);
  await page.goBack();
  await expect(page).toHaveURL(callback());
  await expect(page.locator('main')).toContainText(/./);
  expect(await page.content()).not.toContain('refresh-token-');

  expect(address).toContain('code=');
  await page.goto(address);
  await expectRefused(page, /This tab did not start/);
});

test.describe('when something is down', () => {
  test.use({
    provoked:
      /asks another host: https:|Failed to load resource|net::ERR_|answers [45]\d\d|CORS policy/,
  });

  test('a service that does not answer is named, and a retry works; leaving the page aborts a running request', async ({
    page,
    service,
  }) => {
    await open(page, `${originOf('own')}/zh/tool/115/token.html`);
    service.isDown = true;
    await page.getByRole('button', {name: '获取二维码'}).first().click();
    await expect(page.getByRole('alert')).toContainText(
      '浏览器没有收到 127.0.0.1:3002 的响应',
    );
    await page.getByText('详情', {exact: true}).click();
    await page.getByRole('button', {name: '测试此端点'}).click();
    await expect(page.getByText(/^从这里连不上/)).toBeVisible();
    service.isDown = false;
    await page.getByRole('button', {name: '测试此端点'}).click();
    await expect(page.getByText(/^可用，\d+ 毫秒$/)).toBeVisible();
    await page.getByRole('button', {name: '换一个二维码'}).click();
    await expect(page.getByText(/App 扫码，并在手机上确认/)).toBeVisible();

    await open(page, `${originOf('own')}/tool/115/token`);
    service.isSlow = true;
    const asked = page.waitForRequest(/auth_device_code/);
    await page.getByRole('button', {name: 'Get a QR code'}).first().click();
    const request = await asked;
    const failed = page.waitForEvent('requestfailed', (one) => one === request);
    await page.getByRole('link', {name: 'FAQ'}).first().click();
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  test('a request is aborted after 15 seconds', async ({page, service}) => {
    await page.clock.install();
    await open(page, `${originOf('own')}/tool/115/token`);
    service.isSlow = true;
    await page.getByRole('button', {name: 'Get a QR code'}).first().click();
    await page.clock.fastForward(15_500);
    await expect(page.getByRole('alert')).toContainText(
      '127.0.0.1:3002 did not answer within 15 seconds',
    );
  });
});

for (const script of inTurn(['main', 'runtime~main'], 1)) {
  test.describe(`without the script ${script}`, () => {
    test.use({
      provoked: /asks another host: https:|net::ERR_FAILED|ERR_FAILED/,
    });

    test('a callback keeps no code in its address', async ({page}) => {
      const lost: string[] = [];
      await page.route(`**/assets/js/${script}.*.js`, async (route) => {
        lost.push(route.request().url());
        await route.abort();
      });
      await page.goto(callback('?code=a-code&state=a-state'));
      await expect(page).toHaveURL(callback());
      await expect.poll(() => lost.length).toBeGreaterThan(1);
      await expect(page).toHaveURL(callback());
    });
  });
}
