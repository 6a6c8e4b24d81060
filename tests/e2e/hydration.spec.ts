/**
 * How React takes over the HTML of the server, on one page of each kind: it keeps every element, finds every id that an attribute names, and
 * no page has a Suspense boundary. The renderer is React itself, and the scripts that every page runs carry the compile hint.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {version as reactVersion} from 'react';
import {storageKeys} from '../../src/config/storageKeys';
import {kindsByTurns} from './support/kinds';
import {waitForHydration} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

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

for (const address of kindsByTurns) {
  test(`${address} hydrates the HTML of the server, and every reference to another element finds it`, async ({
    page,
  }) => {
    await page.addInitScript(watchLosses);
    // On a private host, tool pages choose the service of that host after hydration.
    await page.addInitScript((key) => {
      // Frames of demos have no storage.
      if (window === window.top) {
        localStorage.setItem(key, 'cf');
      }
    }, storageKeys.apiEndpoint.key);
    await page.goto(`${originOf('own')}${address}`);
    await waitForHydration(page);
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

test('no page has a Suspense boundary in its HTML, which React would hydrate in one long task', () => {
  const pages = readdirSync('build', {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.html'));
  const withBoundary = pages.filter((file) =>
    /<!--\$|<template id="?[BS]:|hidden[^>]* id="?S:/.test(
      readFileSync(path.join('build', file), 'utf8'),
    ),
  );
  expect(pages.length).toBeGreaterThan(300);
  expect(withBoundary).toEqual([]);
});

test('the page is rendered by React, as it is in development and in unit tests', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const renderers: object[] = [];
    const hook = {
      renderers,
      roots: 0,
      supportsFiber: true,
      inject: (renderer: object) => renderers.push(renderer),
      onCommitFiberRoot: () => {
        hook.roots += 1;
      },
      onCommitFiberUnmount: () => undefined,
    };
    Object.assign(window, {__REACT_DEVTOOLS_GLOBAL_HOOK__: hook});
  });
  await page.goto(`${originOf('own')}/guide/drivers/s3`);
  await waitForHydration(page);
  const found = await page.evaluate(() => {
    const {renderers, roots} = (
      window as unknown as {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          renderers: {rendererPackageName: string; version: string}[];
          roots: number;
        };
      }
    ).__REACT_DEVTOOLS_GLOBAL_HOOK__;
    return {
      renderers: renderers.map(({rendererPackageName, version}) => ({
        name: rendererPackageName,
        version,
      })),
      hasCommitted: roots > 0,
    };
  });
  expect(found).toEqual({
    renderers: [{name: 'react-dom', version: reactVersion}],
    hasCommitted: true,
  });
  const shared = readdirSync('build/assets/js')
    .filter((file) => /^(?:main|framing|common)\./.test(file))
    .map((file) => ({
      file,
      text: readFileSync(path.join('build/assets/js', file), 'utf8'),
    }));
  expect(shared.length).toBe(3);
  expect(shared.filter(({text}) => /preact/i.test(text))).toHaveLength(0);
});

test('only the scripts that every page runs carry the compile hint', async ({
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
  await waitForHydration(page);
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
