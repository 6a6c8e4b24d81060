import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import {findBrowser} from '../programs/findBrowser';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

/** A page on an emulated phone with an empty cache. */
export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    // Requests of a service worker would not be seen.
    serviceWorkers: 'block',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return {context, page, session};
}
