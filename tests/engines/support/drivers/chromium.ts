import {chromium} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import type {Driver, DriverOptions, Engine, Size} from '../engine';

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(`${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

function engineOf(browser: Browser, page: Page): Engine {
  const complaints = watch(page);
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    evaluate: async (expression) => page.evaluate<string>(expression),
    click: async (x, y) => page.mouse.click(x, y),
    press: async (keys) => page.keyboard.press(keys.join('+')),
    type: async (text) => page.keyboard.type(text),
    complaints: async () => Promise.resolve(complaints),
    close: async () => browser.close(),
  };
}

/** Chromium through Playwright, over the protocol of its developer tools. */
export async function startChromium(
  {program, proxy}: DriverOptions,
  args: readonly string[] = [],
): Promise<Driver> {
  return Promise.resolve({
    // A browser of its own for each window: one with a single process ends when its first window closes.
    open: async (viewport: Size) => {
      const browser = await chromium.launch({
        executablePath: program,
        args: [
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          `--proxy-server=${proxy}`,
          ...args,
        ],
      });
      return engineOf(browser, await browser.newPage({viewport}));
    },
    stop: async () => Promise.resolve(),
  });
}
