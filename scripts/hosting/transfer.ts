import {chromium} from '@playwright/test';
import {findBrowser} from '../findBrowser';

/** What the browser loaded for one page. */
interface Fetched {
  bytes: number;
  requests: number;
}

/** The median, which a few large pages do not move. */
function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const middleOf = (all: readonly Fetched[]): Fetched => ({
  bytes: middle(all.map(({bytes}) => bytes)),
  requests: middle(all.map(({requests}) => requests)),
});

/**
 * Opens pages, each in a browser with an empty cache, and then another page in the same browser; returns what was transferred for the first
 * and for the second, headers included.
 */
export async function measureTransfer(
  origin: string,
  pairs: readonly (readonly [first: string, next: string])[],
): Promise<{first: Fetched; next: Fetched}> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const firsts: Fetched[] = [];
  const others: Fetched[] = [];
  for (const [first, next] of pairs) {
    // Requests of a service worker would not be seen.
    const context = await browser.newContext({serviceWorkers: 'block'});
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let fetched: Fetched = {bytes: 0, requests: 0};
    session.on('Network.loadingFinished', ({encodedDataLength}) => {
      // A response from the browser's cache has no length.
      if (encodedDataLength > 0) {
        fetched.bytes += encodedDataLength;
        fetched.requests += 1;
      }
    });
    for (const [pathname, list] of [
      [first, firsts],
      [next, others],
    ] as const) {
      fetched = {bytes: 0, requests: 0};
      await page.goto(`${origin}${pathname}`, {waitUntil: 'networkidle'});
      list.push(fetched);
    }
    await context.close();
  }
  await browser.close();
  return {first: middleOf(firsts), next: middleOf(others)};
}
