import type {Page} from '@playwright/test';
import {storageKeys} from '../../src/config/storageKeys';
import {prepare, violations} from './support/axe';
import {waitForHydration, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');
const {key} = storageKeys.colorMode;
const button = (page: Page) =>
  page.getByRole('button', {name: /^Appearance|^外观/});

/** What the tests write down inside a page. */
interface Notes {
  /** Colour mode at each frame in which there is something of the page to paint. */
  frames: (string | null)[];
  /** Colour modes that the page was given, in order. */
  modes: (string | null)[];
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Makes each page that is opened write down its colour mode, from before its first byte is read. */
async function watchColours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Notes = {frames: [], modes: []};
    window.notes = notes;
    const mode = () => document.documentElement.getAttribute('data-theme');
    const note = () => {
      // The body is where a page's first paint begins.
      if (document.querySelector('#__docusaurus')) {
        notes.frames.push(mode());
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    new MutationObserver(() => notes.modes.push(mode())).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    });
  });
}

/** A reader whose browser holds this. */
async function store(page: Page, value: string): Promise<void> {
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    key,
    value,
  ] as const);
}

const kept = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

// The script that decides is tried with everything else by unit tests.
test('a page is never seen in anything but the mode that its reader stored, or that of the system', async ({
  page,
}) => {
  await watchColours(page);
  for (const [path, stored, system] of [
    ['/guide/drivers/onedrive', 'dark', 'light'],
    ['/zh/guide/', 'auto', 'dark'],
  ] as const) {
    await page.emulateMedia({colorScheme: system});
    await store(page, stored);
    await open(page, `${origin()}${path}`);
    await expect(button(page)).toBeVisible();
    const {frames, modes} = await page.evaluate(() => window.notes);
    expect(frames.length).toBeGreaterThan(0);
    expect(new Set(frames)).toEqual(new Set(['dark']));
    expect(modes.at(-1)).toBe('dark');
  }
});

test('what a reader chose comes without motion, is there after a reload, under the one key, and its button is accessible in each state', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('A reader who wants no motion gets one.');
    };
  });
  await open(page, `${origin()}/guide/`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await button(page).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  const {[key]: stored, theme} = await kept(page);
  expect([stored, theme]).toEqual(['light', undefined]);
  await page.reload();
  await waitForHydration(page);
  await expect(html).toHaveAttribute('data-theme', 'light');
  await prepare(page);
  for (const width of [1600, 390]) {
    await page.setViewportSize({width, height: 844});
    if (width <= 719) {
      await page.getByRole('button', {name: 'Open the menu'}).click();
    }
    for (let presses = 0; presses < 3; presses += 1) {
      await button(page).click();
      expect(await violations(page, 'nav')).toEqual([]);
    }
  }
});

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('the change is drawn and ends, and nothing moves where light stays light', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, `${origin()}/guide/`);
    const begun = await page.evaluateHandle(() => {
      const counter = {count: 0};
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        counter.count += 1;
        return start(update);
      };
      return counter;
    });
    const html = page.locator('html');
    await button(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    expect(await begun.evaluate(({count}) => count)).toBe(0);
    await button(page).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await begun.evaluate(({count}) => count)).toBe(1);
    await page.waitForFunction(() => document.getAnimations().length === 0);
  });
});
