import {readdirSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import type {
  SearchRequest,
  SearchResponse,
} from '../../src/components/search/protocol';
import {findBrowser} from '../programs/findBrowser';
import {createSiteServer, listen} from '../server/siteServer';
import {quantile} from './measures';
import type {Site} from './site';

/** CPU throttling factor. */
const SLOWDOWN = 4;

export interface BrowserSpeed {
  keystrokes: number;
  /** Milliseconds from a keystroke to its results, messages included. */
  median: number;
  ninetyFifth: number;
}

/** The search worker's script, as the build names it. */
function workerScript(dir: string): string | undefined {
  return readdirSync(path.join(dir, 'assets/js')).find((name) =>
    name.startsWith('search-worker.'),
  );
}

/** The values of a field while a query is typed into it. */
function beginnings(query: string): string[] {
  return Array.from(query, (_, i) => query.slice(0, i + 1));
}

/** Sends a query on the page, and waits for the answer there. */
async function millisecondsOf(
  page: Page,
  number: number,
  query: string,
): Promise<number> {
  return page.evaluate(
    async (request) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now();
        globalThis.onmessage = ({
          data,
        }: MessageEvent<SearchRequest | SearchResponse>) => {
          if (data.kind === 'hits' && data.number === request.number) {
            resolve(performance.now() - start);
          } else if (data.kind === 'failure') {
            reject(new Error(data.message));
          }
        };
        globalThis.postMessage({kind: 'search', ...request});
      }),
    {number, query},
  );
}

/**
 * Types queries letter by letter, in Chromium on a throttled CPU. Chromium throttles pages but not workers, so the worker's script runs on
 * a page here and answers messages there.
 */
export async function browserSpeed(
  dir: string,
  {locale}: Site,
  version: string,
  queries: readonly string[],
): Promise<BrowserSpeed> {
  const {base} = locales[locale];
  const folder = path.join(dir, base);
  const script = workerScript(folder);
  if (script === undefined) {
    throw new Error(
      `There is no search-worker script in ${folder}: nothing in the build uses the search.`,
    );
  }
  const server = createSiteServer(dir);
  const address = await listen(server, '127.0.0.1', 0);
  const browser = await chromium.launch({executablePath: findBrowser()});
  try {
    const page = await browser.newPage();
    await page.goto(`${address}robots.txt`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.addScriptTag({url: `${base}assets/js/${script}`});
    await page.evaluate(
      (place) => {
        globalThis.postMessage({kind: 'open', ...place});
      },
      {base, version},
    );
    const times: number[] = [];
    for (const query of ['a', ...queries.flatMap(beginnings)]) {
      times.push(await millisecondsOf(page, times.length, query));
    }
    times.shift();
    return {
      keystrokes: times.length,
      median: quantile(times, 0.5),
      ninetyFifth: quantile(times, 0.95),
    };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
