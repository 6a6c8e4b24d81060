/** What the browser makes of one page of each kind, in one visit: hydration by a wrong clock, forced colours, 400 %, and long words. */
// cspell:ignore Donaudampfschifffahrtsgesellschaftskapitän
import type {Page, Response} from '@playwright/test';
import {storageKeys} from '../../src/config/storageKeys';
import {colorViolations, prepare} from './support/axe';
import {kindsByTurns} from './support/kinds';
import {chunks, waitForHydration} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';
import {sideways} from './support/width';

/** Notes which elements of the server's HTML are removed while the page hydrates. A figure's drawing replaces its placeholder. */
function watchLosses(): void {
  const lost: string[] = [];
  Object.assign(globalThis, {lost});
  new MutationObserver((records) => {
    for (const {target, removedNodes} of records) {
      if (
        target instanceof Element &&
        target.closest('#__docusaurus') &&
        !target.closest('figure')
      ) {
        removedNodes.forEach((node) => {
          if (node instanceof Element) {
            lost.push(node.outerHTML.slice(0, 200));
          }
        });
      }
    }
  }).observe(document, {childList: true, subtree: true});
}

/** Attributes whose values are ids of other elements. */
const references = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'for',
  'popovertarget',
];

const dates = 'main time, footer time';

/** Elements that hydration removed, and references that lead to none or to several. */
async function foundAfterHydration(page: Page) {
  const {lost, count, dangling} = await page.evaluate((names) => {
    const named = names.flatMap((name) =>
      [
        ...document.querySelectorAll(
          `#__docusaurus [${name}]:not(dialog:not([open]))`,
        ),
      ].flatMap((element) =>
        (element.getAttribute(name) ?? '').split(' ').map((id) => ({name, id})),
      ),
    );
    return {
      lost: (globalThis as unknown as {lost: string[]}).lost,
      count: named.length,
      dangling: named
        .filter(
          ({id}) =>
            document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !== 1,
        )
        .map(({name, id}) => `${name}="${id}"`),
    };
  }, references);
  expect(count).toBeGreaterThan(1);
  return [...lost, ...dangling];
}

/** Checks the dates of the page against those in the HTML of the server, and returns how many there are. */
async function keepsDates(
  page: Page,
  answer: Response | null,
): Promise<number> {
  const built = await page.evaluate(
    ([html, selector]) =>
      Array.from(
        new DOMParser()
          .parseFromString(html, 'text/html')
          .querySelectorAll(selector),
        ({textContent}) => textContent,
      ),
    [(await answer?.text()) ?? '', dates] as const,
  );
  expect(await page.locator(dates).allTextContents(), page.url()).toEqual(
    built,
  );
  return built.length;
}

/** Icons of controls that have the colour of what lies behind them. */
async function unseenIcons(
  page: Page,
): Promise<{all: number; unseen: string[]}> {
  return page.evaluate(() => {
    const backdrop = (element: Element): string => {
      const {backgroundColor} = getComputedStyle(element);
      const isThrough =
        backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)');
      return isThrough && element.parentElement !== null
        ? backdrop(element.parentElement)
        : backgroundColor;
    };
    const icons = [...document.querySelectorAll('button svg, a svg')].filter(
      (icon) => icon.checkVisibility({visibilityProperty: true}),
    );
    const unseen = icons.flatMap((icon) => {
      const {color} = getComputedStyle(icon);
      return color === backdrop(icon)
        ? [(icon.closest('button, a')?.outerHTML ?? '').slice(0, 100)]
        : [];
    });
    return {all: icons.length, unseen};
  });
}

/** Replaces words of authors and facts by one that has no place to break, and by a long address. */
async function lengthen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
    const address = `https://files.example.com/${'very_long_folder_name/'.repeat(12)}?sign=${'0123456789abcdef'.repeat(8)}`;
    const places = document.querySelectorAll(
      'main :is(h1, h2, p, li, td, dd, summary)',
    );
    let count = 0;
    places.forEach((element, index) => {
      // Code that stays whole has at most 22 characters.
      const text = document
        .createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
          node.parentElement?.closest('.whole')
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
        )
        .nextNode();
      if (text !== null && text.textContent?.trim() !== '') {
        text.textContent = index % 2 === 0 ? word : address;
        count += 1;
      }
    });
    return count;
  });
}

/** 1280 pixels at 400 %. */
const ZOOMED = 320;

const parts = chunks(kindsByTurns, 5).flatMap((part, index) =>
  inTurn(['1970-01-02', '2099-12-31'], index).map((day) => ({part, day})),
);

for (const {part, day} of parts) {
  test(`pages from ${part[0] ?? ''} on hydrate where the clock says ${day}, can be read in forced colours, and fit at 400 %`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(day);
    await page.addInitScript(watchLosses);
    // On a private host, tool pages choose the service of that host after hydration.
    await page.addInitScript((key) => {
      // Frames of demos have no storage.
      if (window === window.top) {
        localStorage.setItem(key, 'cf');
      }
    }, storageKeys.apiEndpoint.key);
    const found: string[] = [];
    const counted = {dates: 0, icons: 0, words: 0};
    for (const [place, address] of part.entries()) {
      const note = (what: string, lines: readonly string[]) =>
        found.push(...lines.map((line) => `${address}, ${what}: ${line}`));
      await page.setViewportSize({width: 1280, height: 800});
      const answer = await page.goto(`${originOf('own')}${address}`);
      await waitForHydration(page);
      counted.dates += await keepsDates(page, answer);
      note('hydration', await foundAfterHydration(page));

      await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
      await prepare(page);
      // The navbar and the sidebar are those of the first page.
      const within = place === 0 ? 'html' : 'main, [role=main]';
      note('forced colours', await colorViolations(page, within));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({forcedColors: 'active', colorScheme});
        const {all, unseen} = await unseenIcons(page);
        counted.icons += all;
        note(colorScheme, unseen);
      }
      await page.emulateMedia({forcedColors: 'none', colorScheme: 'light'});

      const own = await sideways(page, ZOOMED);
      counted.words += await lengthen(page);
      const lengthened = await sideways(page, ZOOMED);
      note('at 400 %', own > 0 ? [`${own} px`] : []);
      note('long words', lengthened > own ? [`${lengthened} px`] : []);
    }
    expect(found).toEqual([]);
    expect(counted.dates).toBeGreaterThan(0);
    expect(counted.icons).toBeGreaterThan(20);
    expect(counted.words).toBeGreaterThan(40);
  });
}
