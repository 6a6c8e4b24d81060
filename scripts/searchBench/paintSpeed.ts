import {chromium, type Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {findBrowser} from '../programs/findBrowser';
import {createSiteServer, listen} from '../server/siteServer';
import {quantile} from './measures';
import type {Site} from './site';

/** CPU throttling factor of the page. Chromium does not throttle workers. */
const SLOWDOWN = 4;
/** Milliseconds without a change after which the results of a keystroke count as complete. */
const QUIET = 200;
/** Milliseconds after which a keystroke that changed nothing is left out. */
const PATIENCE = 1500;

export interface PaintSpeed {
  /** Milliseconds from the click to a painted field with the focus, with an empty cache. */
  opening: number;
  keystrokes: number;
  /** Milliseconds from the key to the frame with the last change of its results, with the needed index files loaded. */
  median: number;
  ninetyFifth: number;
  /** The same where the files of the index and the texts of the pages are loaded while typing, from this computer. */
  fetching: number;
}

declare global {
  interface Window {
    /** The times of the last key, and of the frame after the last change of the results. */
    searchTimes?: {key: number; painted: number};
  }
}

/** Records the times of visible changes on the page. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = {key: 0, painted: 0};
    window.searchTimes = times;
    addEventListener(
      'input',
      ({timeStamp}) => {
        times.key = timeStamp;
        times.painted = 0;
      },
      {capture: true},
    );
    new MutationObserver(() => {
      requestAnimationFrame(() => {
        setTimeout(() => {
          times.painted = performance.now();
        });
      });
    }).observe(document.querySelector('.DocSearch-Modal') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

async function opening(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document
          .querySelector<HTMLElement>('button[aria-haspopup="dialog"]')
          ?.click();
        const timer = setInterval(() => {
          const field = document.querySelector('dialog[open] input');
          if (field !== null && field === document.activeElement) {
            clearInterval(timer);
            requestAnimationFrame(() => {
              setTimeout(() => {
                resolve(performance.now() - start);
              });
            });
          }
        }, 4);
      }),
  );
}

/** @returns milliseconds; `undefined` where the results stayed the same */
async function keystroke(
  page: Page,
  letter: string,
): Promise<number | undefined> {
  await page.keyboard.insertText(letter);
  return page.evaluate(
    async ({quiet, patience}) =>
      new Promise<number | undefined>((resolve) => {
        const begin = performance.now();
        const timer = setInterval(() => {
          const {key, painted} = window.searchTimes ?? {key: 0, painted: 0};
          const now = performance.now();
          const isComplete = painted > 0 && now - painted > quiet;
          if (isComplete || now - begin > patience) {
            clearInterval(timer);
            resolve(isComplete ? painted - key : undefined);
          }
        }, 10);
      }),
    {quiet: QUIET, patience: PATIENCE},
  );
}

async function times(page: Page, query: string): Promise<number[]> {
  await page.locator('dialog[open] .DocSearch-Input').fill('');
  const found: number[] = [];
  for (const letter of query) {
    const time = await keystroke(page, letter);
    if (time !== undefined) {
      found.push(time);
    }
  }
  return found;
}

/** Opens search with an empty cache and types queries letter by letter, in Chromium on a throttled CPU, until results are painted. */
export async function paintSpeed(
  dir: string,
  {locale}: Site,
  queries: readonly string[],
): Promise<PaintSpeed> {
  const server = createSiteServer(dir);
  const address = await listen(server, '127.0.0.1', 0);
  const browser = await chromium.launch({executablePath: findBrowser()});
  try {
    const page = await browser.newPage();
    const {base} = locales[locale];
    await page.goto(`${address}${base.slice(1)}guide/`, {waitUntil: 'load'});
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    const open = await opening(page);
    await page.locator('.DocSearch-Modal').waitFor();
    await watch(page);
    // The first query loads the core of the index.
    await times(page, 'alist');
    const fetching: number[] = [];
    const all: number[] = [];
    for (const query of queries) {
      fetching.push(...(await times(page, query)));
      all.push(...(await times(page, query)));
    }
    return {
      opening: open,
      keystrokes: all.length,
      median: quantile(all, 0.5),
      ninetyFifth: quantile(all, 0.95),
      fetching: quantile(fetching, 0.5),
    };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
