import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {APIRequestContext} from '@playwright/test';
import {
  startServer,
  stopServers,
  type ServerName,
} from '../../support/siteServers';
import {parseConfig} from '../../../service/src/config';
import {startService} from '../../../service/src/nodeServer';
import {addressOf} from '../../../src/lib/address';
import {startProviders, type Providers} from '../../support/providers';
import {routeProviders} from '../../support/providers/inBrowser';
import {allClients, settingsFor} from '../../support/tokenService';
import {enterOwnApp, getTokens, tokenWords} from '../support/ownApp';
import {open} from '../support/pages';
import {skipWithout} from '../support/servers';
import {configuredBuild} from './site';
import {expect, test as base} from './test';
import {inTurn} from '../support/turns';

/** The site as it is deployed: one server, with the token service under a path of the site. */
const test = base.extend<{providers: Providers}>({
  provoked: /asks another host: https:/,
  providers: async ({}, use) => {
    const providers = await startProviders();
    await use(providers);
    await providers.close();
  },
});

async function deploy(
  name: ServerName,
  providers: Providers,
): Promise<{origin: string; stop: () => Promise<void>}> {
  const service = await startService(
    parseConfig(
      settingsFor(providers, {
        ...allClients,
        SITE_ORIGINS: 'self',
        CLIENT_ADDRESS_HEADER: 'X-Real-IP',
        PORT: '0',
      }),
    ),
    () => undefined,
  );
  const folder = await mkdtemp(path.join(os.tmpdir(), 'deployed-'));
  const upstream = new URL(service.origin).host;
  const site = await startServer(name, configuredBuild, folder, upstream);
  return {
    origin: site.origin,
    stop: async () => {
      await stopServers([site]);
      await service.stop();
      await rm(folder, {recursive: true});
    },
  };
}

/** Answers of the service carry one set of headers, and another site gets none. */
async function expectOwnUseOnly(
  request: APIRequestContext,
  origin: string,
): Promise<void> {
  const health = await request.get(`${origin}/token-service/health`);
  expect(health.status()).toBe(200);
  const names = health.headersArray().map(({name}) => name.toLowerCase());
  for (const once of ['cache-control', 'content-security-policy']) {
    expect(names.filter((name) => name === once)).toHaveLength(1);
  }
  expect(health.headers()['cache-control']).toBe('no-store');
  const foreign = await request.get(`${origin}/token-service/health`, {
    headers: {Origin: 'https://evil.example'},
  });
  expect(foreign.status()).toBe(403);
  const own = await request.get(`${origin}/token-service/health`, {
    headers: {Origin: origin},
  });
  expect(own.status()).toBe(200);
}

for (const [turn, server] of (['caddy', 'nginx'] as const).entries()) {
  for (const locale of inTurn(['zh', 'en'] as const, turn)) {
    test.describe(`behind ${server}`, () => {
      test.beforeEach(() => {
        skipWithout(server);
      });

      test.use({
        viewport:
          locale === 'zh'
            ? {width: 390, height: 800}
            : {width: 1440, height: 900},
      });

      for (const [provider, app] of inTurn(
        [
          ['onedrive', 'own'],
          ['dropbox', 'service'],
        ] as const,
        turn,
      )) {
        test(`a visitor in ${locale} gets a token of ${provider} through the service of the site, and no other host hears of it or can use it`, async ({
          page,
          context,
          providers,
          request,
        }) => {
          const words = tokenWords[locale];
          const site = await deploy(server, providers);
          try {
            await routeProviders(context, providers);
            await open(
              page,
              `${site.origin}${addressOf(`/tool/${provider}/request`, locale)}`,
            );
            await expect(page.locator('main select').first()).toHaveValue('cf');
            await expect(page.getByText(words.works)).toBeVisible();
            if (app === 'own') {
              await enterOwnApp(page, provider, words);
            }
            await getTokens(page, words);
            await page.getByRole('button', {name: words.show}).click();
            await expect(
              page.locator('output').filter({hasText: /refresh-token-|^eyJ/}),
            ).toBeVisible();
            await expect(page.getByText(words.target).first()).toBeVisible();
            await expectOwnUseOnly(request, site.origin);
          } finally {
            await site.stop();
          }
        });
      }
    });
  }
}
