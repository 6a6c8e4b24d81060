import type {BrowserContext, Page} from '@playwright/test';
import {parseConfig} from '../../../service/src/config';
import type {RequestRecord} from '../../../service/src/log';
import {startService} from '../../../service/src/nodeServer';
import {startProviders, type Providers} from '../../support/providers';
import {routeProviders} from '../../support/providers/inBrowser';
import {allClients, settingsFor} from '../../support/tokenService';
import {originOf} from './servers';
import {test as base} from './test';

/** Where the pages find the service of the machine that the site runs on. */
const LOCAL_SERVICE = 'http://127.0.0.1:3002';

/** Everything about a reader that could end up where it does not belong. */
export interface Traces {
  /** Addresses that the browser asked for or showed. */
  addresses: string[];
  referrers: string[];
  console: string[];
  /** What is kept now, by any site of this context's pages. */
  stored: () => Promise<string>;
}

interface TokenTools {
  /** How long 115 holds an answer back when nothing happens, in milliseconds. */
  longPoll: number;
  providers: Providers;
  traces: Traces;
  service: {
    origin: string;
    /** What it wrote into its log. */
    log: RequestRecord[];
    /** Nobody answers at its address. */
    isDown: boolean;
    /** It takes requests and answers none. */
    isSlow: boolean;
  };
}

function record(context: BrowserContext): Traces {
  const addresses: string[] = [];
  const referrers: string[] = [];
  const console: string[] = [];
  context.on('request', (request) => {
    addresses.push(request.url());
    referrers.push(request.headers().referer ?? '');
  });
  context.on('console', (message) => console.push(message.text()));
  const watch = (page: Page) =>
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
  context.pages().forEach(watch);
  context.on('page', watch);
  return {
    addresses,
    referrers,
    console,
    stored: async () => {
      const parts = await Promise.all(
        context
          .pages()
          .map((page) =>
            page.evaluate(() =>
              JSON.stringify([
                Object.entries(localStorage),
                Object.entries(sessionStorage),
              ]),
            ),
          ),
      );
      return parts.join('\n');
    },
  };
}

/**
 * The site with its token service and the simulated providers, all on this computer. Providers are met under their real addresses: the
 * browser's requests to them are answered here, so the pages under test are exactly the ones that are published.
 */
export const test = base.extend<TokenTools>({
  provoked: /asks another host: https:/,
  longPoll: [200, {option: true}],
  providers: async ({longPoll}, use) => {
    const providers = await startProviders({longPoll});
    await use(providers);
    await providers.close();
  },
  service: async ({providers}, use) => {
    const log: RequestRecord[] = [];
    const running = await startService(
      parseConfig(
        settingsFor(providers, {
          ...allClients,
          SITE_ORIGINS: originOf('own'),
          PORT: '0',
        }),
      ),
      (line) => log.push(line),
    );
    await use({origin: running.origin, log, isDown: false, isSlow: false});
    await running.stop();
  },
  context: async ({context, providers, service}, use) => {
    await routeProviders(context, providers);
    await context.route(`${LOCAL_SERVICE}/**`, async (route) => {
      if (service.isDown) {
        await route.abort('connectionrefused');
        return;
      }
      if (service.isSlow) {
        // Answered by nobody, until the page gives up or is left.
        return;
      }
      const url = route.request().url().replace(LOCAL_SERVICE, service.origin);
      await route.fulfill({response: await route.fetch({url})});
    });
    await use(context);
  },
  traces: async ({context}, use) => use(record(context)),
});
