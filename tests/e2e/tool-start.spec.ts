import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {addressOf} from '../../src/lib/address';
import {freePort} from '../support/siteServers';
import {startProviders, type Providers} from '../support/providers';
import {routeProviders} from '../support/providers/inBrowser';
import {settingsFor} from '../support/tokenService';
import {enterOwnApp, getTokens, tokenWords} from './support/ownApp';
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
    ...tokenWords.en,
    locale: 'en',
    viewport: {width: 1440, height: 900},
    apps: /^It has no app of its own/,
  },
  {
    ...tokenWords.zh,
    locale: 'zh',
    viewport: {width: 390, height: 800},
    apps: /^服务没有自带的应用/,
  },
] as const;

for (const reader of inTurn(readers, 0)) {
  test.describe(`a reader in ${reader.locale} who started the site with one command`, () => {
    test.use({viewport: reader.viewport});

    test('gets a token of OneDrive', async ({
      page,
      context,
      providers,
      origin,
    }) => {
      await routeProviders(context, providers);
      const path = addressOf('/tool/onedrive/request', reader.locale);
      await open(page, `${origin}${path}`);
      await expect(page.locator('main select').first()).toHaveValue('local');
      await expect(page.getByText(reader.works)).toBeVisible();
      await expect(page.getByText(reader.apps)).toBeVisible();
      await enterOwnApp(page, 'onedrive', reader);
      await getTokens(page, reader);
      await page.getByRole('button', {name: reader.show}).click();
      await expect(
        page.locator('output').filter({hasText: 'refresh-token-'}),
      ).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(reader.viewport.width);
    });
  });
}
