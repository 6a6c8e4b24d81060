import type {BrowserContext, Page, Request} from '@playwright/test';
import type {Providers} from './index';

/** A request of a script, whose answer it may read only where the provider allows it. */
const isFromScript = (request: Request) =>
  ['fetch', 'xhr'].includes(request.resourceType());

/**
 * Lets a browser meet the simulated providers under their real addresses: a page that goes to `https://www.dropbox.com/…` sees the
 * simulated consent page there, and its buttons send it back to the site. An answer without the headers that let a script of another
 * site read it fails, as in a browser without this.
 */
export async function routeProviders(
  browser: BrowserContext | Page,
  providers: Providers,
): Promise<void> {
  const hosts = Object.keys(providers.hosts());
  await browser.route(
    (url) => hosts.includes(url.host),
    async (route) => {
      const request = route.request();
      try {
        const response = await route.fetch({
          url: providers.addressOf(request.url()),
          maxRedirects: 0,
          timeout: 0,
        });
        if (
          isFromScript(request) &&
          response.headers()['access-control-allow-origin'] === undefined
        ) {
          await route.abort('accessdenied');
        } else {
          await route.fulfill({response});
        }
      } catch {
        // The provider closed the connection, or the page went away.
        await route.abort('connectionreset').catch(() => undefined);
      }
    },
  );
}
