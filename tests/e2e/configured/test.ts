import type {Route} from '@playwright/test';
import {createSiteServer, listen} from '../../../scripts/server/siteServer';
import {expect, test as base} from '../support/test';
import {configuredBuild, partners} from './site';

const hosts = Object.values(partners);

interface Configured {
  /** Addresses at third parties that the pages of this test have asked for, in their order. */
  asked: string[];
}

/** What a third party would send: enough to see that it came, and nothing that asks for more. */
async function answer(route: Route): Promise<void> {
  const {pathname} = new URL(route.request().url());
  const kind = pathname.endsWith('.js')
    ? 'text/javascript'
    : pathname.endsWith('.css')
      ? 'text/css'
      : 'text/html';
  const body =
    kind === 'text/html' ? '<!doctype html><title>theirs</title>' : '';
  await route.fulfill({
    contentType: `${kind};charset=utf-8`,
    headers: {'Access-Control-Allow-Origin': '*'},
    body,
  });
}

/** The fixture of every journey, on the configured site, whose third parties answer; `asked` lists what they were asked for. */
export const test = base.extend<Configured, {origin: string}>({
  thirdParties: async ({}, use) => use(hosts),
  origin: [
    async ({}, use) => {
      const server = createSiteServer(configuredBuild);
      const address = await listen(server, '127.0.0.1', 0);
      await use(address.replace(/\/$/, ''));
      server.close();
      server.closeAllConnections();
    },
    {scope: 'worker'},
  ],
  asked: [
    async ({context}, use) => {
      const asked: string[] = [];
      await context.route(
        (url) => hosts.some((host) => url.origin === host),
        async (route) => {
          asked.push(route.request().url());
          await answer(route);
        },
      );
      await use(asked);
    },
    {auto: true},
  ],
});

export {expect};
