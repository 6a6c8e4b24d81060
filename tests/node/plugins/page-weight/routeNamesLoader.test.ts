// @ts-expect-error -- a loader of the bundler, which has no types
import loader from '../../../../src/plugins/page-weight/routeNamesLoader.mjs';

const routeNamesLoader = loader as (source: string) => string;

test('a route whose path is there once has no hash, in both tables', () => {
  expect(routeNamesLoader(`component: ComponentCreator('/a-b', 'dfd'),`)).toBe(
    `component: ComponentCreator('/a-b', '0'),`,
  );
  expect(routeNamesLoader(`{\n  "/a-b-dfd": {\n    "__comp": "1"`)).toBe(
    `{\n  "/a-b-0": {\n    "__comp": "1"`,
  );
});

test('routes with one path keep their hashes', () => {
  const routes = `ComponentCreator('/', 'dfd') ComponentCreator('/', '5fb')`;
  const parts = `{\n  "/-dfd": {},\n  "/-5fb": {}\n}`;
  expect(routeNamesLoader(routes)).toBe(routes);
  expect(routeNamesLoader(parts)).toBe(parts);
});

test('the parts of a route have their short names', () => {
  expect(routeNamesLoader(`{\n  "/a-dfd": {\n    "__comp": "17896441"`)).toBe(
    `{\n  "/a-0": {\n    "__comp": "1789"`,
  );
});
