import {kindsByTurns} from './support/kinds';
import {comesToLife} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

/** Notes which elements of the server's page are taken away while it comes to life. A figure's drawing takes the place of its placeholder. */
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

for (const address of kindsByTurns) {
  test(`${address} comes to life as the server wrote it, and what names another part finds it`, async ({
    page,
  }) => {
    await page.addInitScript(watchLosses);
    await page.goto(`${originOf('own')}${address}`);
    await comesToLife(page);
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
        wrong: named.filter(
          ({id}) =>
            document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !== 1,
        ),
      };
    }, references);
    expect(found.lost).toEqual([]);
    expect(found.count).toBeGreaterThan(1);
    expect(found.wrong).toEqual([]);
  });
}

test('the browser is asked to compile what every page runs while it arrives, and nothing else', async ({
  page,
}) => {
  const first = new Map<string, string>();
  page.on('response', async (response) => {
    const [, name] = /\/assets\/js\/(.+)\.\w+\.js$/.exec(response.url()) ?? [];
    if (name !== undefined && response.request().resourceType() === 'script') {
      const [line = ''] = (await response.text()).split('\n', 1);
      first.set(name, line);
    }
  });
  await page.goto(`${originOf('own')}/guide/drivers/s3`);
  await comesToLife(page);
  await expect.poll(() => first.size).toBeGreaterThan(4);
  const asking = [...first].filter(
    ([, line]) => line === '//# allFunctionsCalledOnLoad',
  );
  expect(asking.map(([name]) => name).sort()).toEqual([
    'common',
    'framing',
    'main',
  ]);
});
