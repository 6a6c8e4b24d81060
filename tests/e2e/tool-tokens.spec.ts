import type {Page} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {clientsOf, wopanAccount} from '../support/providers/clients';
import type {ProviderName} from '../support/providers/clients';
import {enterOwnApp, signInWithOwnApp, tokenWords} from './support/ownApp';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect} from './support/test';
import {test, type Traces} from './support/tokenTools';
import {inTurn} from './support/turns';

const messages = {
  en: {
    ...tokenWords.en,
    showAny: /^Show: /,
    check: 'Test the token before you paste it',
    runCheck: 'Test the access token',
    works: 'The access token works.',
    clear: 'Clear everything',
    cleared: /^Cleared/,
    log: /^Requests made by this page/,
    getCode: 'Get a QR code',
    newCode: 'Get a new code',
    scanned: 'Scanned. Confirm on your phone.',
    phone: 'Phone number',
    password: 'Password',
    send: 'Send the text message',
    sms: 'Code from the text message',
  },
  zh: {
    ...tokenWords.zh,
    showAny: /^显示：/,
    check: '先测试令牌，再填到 AList',
    runCheck: '测试访问令牌',
    works: '访问令牌可用。',
    clear: '全部清除',
    cleared: /^已清除/,
    log: /^本页发出的请求/,
    getCode: '获取二维码',
    newCode: '换一个二维码',
    scanned: '已扫码。在手机上确认。',
    phone: '手机号',
    password: '密码',
    send: '发送短信',
    sms: '短信验证码',
  },
} as const;

const at = (page: string, locale: Locale) =>
  `${originOf('own')}${addressOf(page, locale)}`;

/** Shows the masked refresh token, and returns it. */
async function showRefreshToken(page: Page, locale: Locale): Promise<string> {
  await page.getByRole('button', {name: messages[locale].show}).click();
  const values = await page.locator('output').allTextContents();
  return values.find((value) => /refresh-token-|^eyJ/.test(value)) ?? '';
}

/** No secret is in an address, a referrer, the console or the storage. */
async function expectNoTraces(
  traces: Traces,
  secrets: readonly string[],
  {callback}: {callback?: string} = {},
): Promise<void> {
  const stored = await traces.stored();
  const places = {
    addresses: traces.addresses.join('\n'),
    referrers: traces.referrers.join('\n'),
    console: traces.console.join('\n'),
    stored,
  };
  for (const [place, text] of Object.entries(places)) {
    for (const secret of secrets) {
      expect(text.includes(secret), `${place} holds a secret`).toBe(false);
    }
    expect(text, `${place} holds a token`).not.toMatch(
      /(access|refresh)-token-/,
    );
  }
  expect(stored).not.toContain('tool-sign-in-');
  const withCode = traces.addresses.filter((address) =>
    /[?&]code=/.test(address),
  );
  // Only the address of the callback page may have the code.
  expect(
    withCode.every((address) => callback && address.startsWith(callback)),
  ).toBe(true);
  // Referrers of the provider's own pages do not matter.
  const ours = traces.referrers.filter((referrer) =>
    referrer.startsWith(originOf('own')),
  );
  expect(ours.filter((referrer) => /code=|state=/.test(referrer))).toEqual([]);
}

interface Redirect {
  provider: ProviderName;
  app: 'own' | 'service';
  zone?: 'cn';
  /** What the provider says of the account. */
  account: {request: string; says: RegExp};
}

const dropboxAccount = {
  request: 'api.dropboxapi.com/2/users/get_current_account',
  says: /Ann\s+<b>Dropbox<\/b> · ann@dropbox\.example/,
};
/**
 * By the way that the code and the secret go: from the browser to the provider, through the service with its own secret, and with the
 * reader's. What differs between providers are facts, which unit tests read.
 */
const ways: Redirect[] = [
  {provider: 'dropbox', app: 'own', account: dropboxAccount},
  {provider: 'dropbox', app: 'service', account: dropboxAccount},
  {
    provider: 'onedrive',
    app: 'own',
    zone: 'cn',
    account: {
      request: 'microsoftgraph.chinacloudapi.cn/v1.0/me/drive',
      says: /Ann · ann@contoso\.example.*1\.5 ?GB.*1\.1 ?TB/,
    },
  },
];

const languages = ['en', 'zh'] as const;

for (const [turn, {provider, app, zone, account}] of ways.entries()) {
  for (const locale of inTurn(languages, turn)) {
    const say = messages[locale];
    test(`a visitor in ${locale} gets a token of ${provider} with ${app === 'own' ? 'an app of their own' : 'the app of the service'}${zone === undefined ? '' : ` in the zone ${zone}`}`, async ({
      page,
      providers,
      traces,
      service,
    }) => {
      const {secret} = clientsOf(provider).own;
      await open(page, at(`/tool/${provider}/request`, locale));
      const form = page.locator('form').filter({
        has: page.getByRole('button', {name: say.signIn}),
      });
      if (zone !== undefined) {
        await form.locator(`input[value=${zone}]`).check();
      }
      if (app === 'own') {
        const own = form.getByRole('radio', {name: say.own});
        if ((await own.count()) > 0) {
          await own.check();
        }
        await enterOwnApp(page, provider, say);
      }
      await form.getByRole('button', {name: say.signIn}).click();
      await page.getByRole('button', {name: 'Allow'}).click();
      const callback = at(`/tool/${provider}/callback`, locale);
      await expect(page).toHaveURL(callback);
      await page.getByRole('button', {name: say.exchange}).click();
      const token = await showRefreshToken(page, locale);
      expect(token).not.toBe('');
      await expect(page.getByText(say.target).first()).toBeVisible();
      await page.locator('summary', {hasText: say.check}).click();
      const run = page.getByRole('button', {name: say.runCheck});
      await expect(run).toBeVisible();
      expect(providers.network.callsTo(account.request)).toEqual([]);
      await run.click();
      const outcome = page.getByRole('status').filter({hasText: say.works});
      await expect(outcome).toHaveText(account.says);
      await expect(run).toBeFocused();
      await page.getByText(say.log).click();
      await expect(
        page.getByRole('table').filter({hasText: 'HTTP 200'}),
      ).toBeVisible();
      await expectNoTraces(traces, [secret, token], {
        callback: at(`/tool/${provider}/callback`, 'en'),
      });
      expect(JSON.stringify(service.log)).not.toMatch(/-token-|own-secret/);
      await page.getByRole('button', {name: say.clear}).click();
      await expect(page.getByText(say.cleared)).toBeVisible();
      expect(await page.content()).not.toContain(token);
    });
  }
}

/** By what the code is: a picture of the provider's, or the token of a website. */
const codes = [
  ['115 Open', '/tool/115/token'],
  ['the website of Aliyun Drive', '/tool/aliyundrive/web'],
] as const;

for (const [turn, [name, path]] of codes.entries()) {
  for (const locale of inTurn(languages, turn)) {
    const say = messages[locale];
    test(`a visitor in ${locale} scans a code for ${name}, after one that expired, and gets its token`, async ({
      page,
      providers,
      traces,
      service,
    }) => {
      await open(page, at(path, locale));
      await page.getByRole('button', {name: say.getCode}).first().click();
      await expect(
        page.getByRole('img', {name: /QR code|二维码/}),
      ).toBeVisible();
      providers.devices.set('expired');
      await page.getByRole('button', {name: say.newCode}).click();
      await expect.poll(() => providers.devices.all.length).toBe(2);
      providers.devices.set('scanned');
      await expect(page.getByText(say.scanned)).toBeVisible();
      providers.devices.set('confirmed');
      await expect(page.locator('output').first()).toBeVisible();
      await expect(
        page.locator('p', {hasText: say.target}).first(),
      ).toBeVisible();
      const shows = page.locator('output');
      expect(await shows.count()).toBeGreaterThan(0);
      await expect(shows.first()).toHaveText(/^•+$/);
      await page.getByRole('button', {name: say.showAny}).first().click();
      const token = (await shows.first().textContent()) ?? '';
      expect(token).not.toMatch(/^•*$/);
      // The ID and signature of a QR code give access, so they are secrets too.
      const {id, sign} = providers.devices.latest;
      await expectNoTraces(traces, [token, id, sign]);
      expect(JSON.stringify(service.log)).not.toContain(id);
    });
  }
}

for (const locale of inTurn(languages, 1)) {
  const say = messages[locale];
  test(`a visitor in ${locale} signs in at China Unicom Cloud by text message`, async ({
    page,
    providers,
    traces,
    service,
  }) => {
    await open(page, at('/tool/wopan/token', locale));
    await page.getByLabel(say.phone).fill(wopanAccount.phone);
    await page
      .getByLabel(say.password, {exact: true})
      .fill(wopanAccount.password);
    await page.getByRole('button', {name: say.send}).click();
    const field = page.getByLabel(say.sms);
    await expect(field).toBeVisible();
    await field.fill(providers.wopan.smsCode);
    await page.getByRole('button', {name: say.exchange}).click();
    const token = await showRefreshToken(page, locale);
    expect(token).toContain('refresh-token-');
    await expectNoTraces(traces, [
      token,
      wopanAccount.password,
      encodeURIComponent(wopanAccount.password),
    ]);
    expect(JSON.stringify(service.log)).not.toContain(wopanAccount.phone);
  });
}

test('the new token of Microsoft finds the ID of a SharePoint site, without a service', async ({
  page,
  service,
}) => {
  await signInWithOwnApp(page, 'onedrive');
  await page
    .locator('summary')
    .filter({hasText: 'Find the ID of a SharePoint site'})
    .click();
  const field = page.getByLabel('Address of the site');
  await field.fill('https://evil.example/sites/team');
  await page.getByRole('button', {name: 'Find the site ID'}).click();
  await expect(page.getByText(/^This is not a SharePoint host/)).toBeVisible();
  await field.fill('https://contoso.sharepoint.com/sites/team');
  await page.getByRole('button', {name: 'Find the site ID'}).click();
  await expect(page.getByText(/^contoso\.sharepoint\.com,1111/)).toBeVisible();
  expect(service.log.map(({route}) => route)).not.toContain(
    '/alist/onedrive/get_site_id',
  );
});

test('the albums of Google Photos are listed page by page, with a token that is in memory only', async ({
  page,
  traces,
}) => {
  await signInWithOwnApp(page, 'google');
  await page.getByRole('link', {name: /^List the IDs/}).click();
  await expect(page).toHaveURL(at('/tool/google/album', 'en'));
  await page.getByRole('button', {name: 'List the albums'}).click();
  await expect(page.getByText('Albums found: 50')).toBeVisible();
  // The title of an album is user input.
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await page.getByRole('button', {name: 'Show more albums'}).click();
  await page.getByRole('button', {name: 'Show more albums'}).click();
  await expect(page.getByText('Albums found: 103')).toBeVisible();
  await expectNoTraces(traces, [clientsOf('google').own.secret], {
    callback: at('/tool/google/callback', 'en'),
  });
  await page.reload();
  await expect(page.getByLabel('Access token')).toHaveValue('');
});
