import type {Route} from '@playwright/test';
import type {ConsentStatus} from '../../../src/components/consent/consentState';
import {startOwnServer} from '../support/ownServer';
import {expect, test as base} from '../support/test';
import {configuredBuild, consentPlace, partners} from './site';

const hosts = Object.values(partners);

interface Configured {
  /** What the reader has said about scripts of others; `open` for one who was never asked. */
  consent: ConsentStatus;
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

/**
 * The fixture of every journey, on the configured site, whose third parties answer; `asked` lists what they were asked for. The reader has
 * refused scripts of others, so that no question stands over the pages.
 */
export const test = base.extend<Configured, {origin: string}>({
  consent: ['refused', {option: true}],
  thirdParties: async ({}, use) => use(hosts),
  origin: [
    async ({}, use) => {
      const {origin, stop} = await startOwnServer(configuredBuild);
      await use(origin);
      stop();
    },
    {scope: 'worker'},
  ],
  asked: [
    async ({context, consent}, use) => {
      if (consent !== 'open') {
        const text = consent === 'agreed' ? consentPlace.agreed : consent;
        await context.addInitScript(
          ([key, value]) => {
            // A third party's frame and an empty page have no storage for us. What the reader changes afterwards stays.
            if (
              window === window.top &&
              window.location.protocol.startsWith('http') &&
              window.localStorage.getItem(key) === null
            ) {
              window.localStorage.setItem(key, value);
            }
          },
          [consentPlace.key, text] as const,
        );
      }
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
