import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import {findBrowser} from '../findBrowser';

/** How much slower than this machine the reader's phone is. */
export const SLOWDOWN = 4;

/** A slow mobile line, as Lighthouse takes it for its phones. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

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

/** A page on a phone that has nothing of the site yet. */
export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** @param isWide whether its screen is that of a large tablet */
export async function openPhone(
  browser: Browser,
  isWide = false,
): Promise<Phone> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...(isWide ? {viewport: {width: 1280, height: 800}} : {}),
    // What a service worker fetches for a page would not be seen.
    serviceWorkers: 'block',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return {context, page, session};
}

export async function slowDown({session}: Phone): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
}

export async function slowLineOf({session}: Phone): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slowLine);
}
