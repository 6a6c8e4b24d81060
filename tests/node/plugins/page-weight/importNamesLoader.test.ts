import path from 'node:path';
// @ts-expect-error -- a loader of the bundler, which has no types
import loader from '../../../../src/plugins/page-weight/importNamesLoader.mjs';

const load = (folder: string, source: string) =>
  (loader as (this: object, source: string) => string).call(
    {context: path.resolve(folder)},
    source,
  );

const nameIn = (source: string) =>
  /webpackChunkName: "(?<name>[0-9a-f]{4})"/.exec(source)?.groups?.name;

test('what is loaded on demand has a short name, one for each file, wherever it is asked for', () => {
  const near = load('src/components', `lazy(() => import('./Drawing'))`);
  const far = load('src', `lazy(() => import("./components/Drawing"))`);
  expect(near).toBe(
    `lazy(() => import(/* webpackChunkName: "${nameIn(near)}" */ './Drawing'))`,
  );
  expect(nameIn(near)).toBeDefined();
  expect(nameIn(far)).toBe(nameIn(near));
  expect(nameIn(load('src', `import('./Drawing')`))).not.toBe(nameIn(near));
});

test.each([
  `import(/* webpackChunkName: "search-dialog" */ './SearchDialog')`,
  `import Drawing from './Drawing';`,
  `import('mermaid')`,
  `await import(name)`,
])('%s stays as it is', (source) => {
  expect(load('src', source)).toBe(source);
});
