import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {addressOf} from '../../src/lib/address';
import {freePort} from '../../scripts/hosting/servers';
import {startProviders, type Providers} from '../support/providers';
import {routeProviders} from '../support/providers/inBrowser';
import {settingsFor} from '../support/tokenService';
import {enterOwnApp, getTokens} from './support/ownApp';
import {open} from './support/pages';
import {expect, test as base} from './support/test';
import {inTurn} from './support/turns';

interface Started {
  providers: Providers;
  /** Where the site is that one command started, with its token service at another port than the usual one. */
  origin: string;
}

const test = base.extend<Started>({
  provoked: /asks another host: https:/,
  providers: async ({}, use) => {
    const providers = await startProviders();
    await use(providers);
    await providers.close();
  },
  // Begun before the page is, so that it ends after it: a page may still ask for what it links to.
  origin: [
    async ({providers}, use) => {
      const child = spawn(
        process.execPath,
        [
          ...['--import', 'tsx', 'scripts/serve.ts', '--service'],
          ...['--port', String(await freePort())],
          ...['--service-port', String(await freePort())],
        ],
        {
          env: {...process.env, ...settingsFor(providers)},
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      let output = '';
      while (!output.includes('The token service is at')) {
        const [part] = (await once(child.stdout, 'data')) as [Buffer];
        output += part.toString();
      }
      const [, origin = ''] = /The site is at (\S+)\//.exec(output) ?? [];
      await use(origin);
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      await exit;
    },
    {auto: true},
  ],
});

const readers = [
  {
    locale: 'en',
    viewport: {width: 1440, height: 900},
    works: /^Works, \d+ ms$/,
    apps: /^It has no app of its own/,
    own: 'My own app',
    id: 'Client ID',
    secret: 'Client secret',
    signIn: /^Sign in at /,
    exchange: 'Get the tokens',
    show: 'Show: Refresh token',
  },
  {
    locale: 'zh',
    viewport: {width: 390, height: 800},
    works: /^可用，\d+ 毫秒$/,
    apps: /^服务没有自带的应用/,
    own: '自己的应用',
    id: '客户端 ID',
    secret: '客户端密钥',
    signIn: /^登录服务商：/,
    exchange: '获取令牌',
    show: '显示：刷新令牌',
  },
] as const;

for (const reader of inTurn(readers, 0)) {
  test.describe(`a reader in ${reader.locale} who started the site with one command`, () => {
    test.use({viewport: reader.viewport});

    for (const provider of inTurn(['onedrive', 'dropbox'] as const, 0)) {
      test(`gets a token of ${provider}`, async ({
        page,
        context,
        providers,
        origin,
      }) => {
        await routeProviders(context, providers);
        const path = `/tool/${provider}/request`;
        await open(page, `${origin}${addressOf(path, reader.locale)}`);
        await expect(page.locator('main select').first()).toHaveValue('local');
        await expect(page.getByText(reader.works)).toBeVisible();
        await expect(page.getByText(reader.apps)).toBeVisible();
        if (provider === 'dropbox') {
          await expect(
            page.getByRole('radio', {name: reader.own}),
          ).toBeChecked();
        }
        await enterOwnApp(page, provider, reader);
        await getTokens(page, reader);
        await page.getByRole('button', {name: reader.show}).click();
        await expect(
          page.locator('output').filter({hasText: 'refresh-token-'}),
        ).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBeLessThanOrEqual(reader.viewport.width);
      });
    }
  });
}
