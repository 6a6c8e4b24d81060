/**
 * How React takes over the HTML of the server, on one page of each kind and by a wrong clock: it keeps every element and date, and finds every
 * id that an attribute names.
 */
import {storageKeys} from '../../src/config/storageKeys';
import {kindsByTurns} from './support/kinds';
import {chunks, waitForHydration} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

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

const chosen = chunks(kindsByTurns, 10).flatMap((part, index) =>
  inTurn(['1970-01-02', '2099-12-31'], index).map((day) => ({part, day})),
);

for (const {part, day} of chosen) {
  test(`pages from ${part[0] ?? ''} on hydrate the HTML of the server where the clock says ${day}, and every reference to another element finds it`, async ({
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
    const wrong: unknown[] = [];
    let told = 0;
    for (const address of part) {
      const answer = await page.goto(`${originOf('own')}${address}`);
      await waitForHydration(page);
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
      expect(await page.locator(dates).allTextContents(), address).toEqual(
        built,
      );
      told += built.length;
      const found = await page.evaluate((names) => {
        const named = names.flatMap((name) =>
          [
            ...document.querySelectorAll(
              `#__docusaurus [${name}]:not(dialog:not([open]))`,
            ),
          ].flatMap((element) =>
            (element.getAttribute(name) ?? '')
              .split(' ')
              .map((id) => ({name, id})),
          ),
        );
        return {
          lost: (globalThis as unknown as {lost: string[]}).lost,
          count: named.length,
          dangling: named.filter(
            ({id}) =>
              document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !==
              1,
          ),
        };
      }, references);
      if (found.lost.length + found.dangling.length > 0 || found.count < 2) {
        wrong.push({address, ...found});
      }
    }
    expect(wrong).toEqual([]);
    expect(told).toBeGreaterThan(2);
  });
}
