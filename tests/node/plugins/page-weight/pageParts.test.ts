// @ts-expect-error -- a module of the bundler's loaders, which has no types
import * as untyped from '../../../../src/plugins/page-weight/pageParts.mjs';

const {divideRoutes, partsLookedUp} = untyped as {
  divideRoutes: (table: string) => {
    pages: Map<string, object>;
    others: Record<string, object>;
  };
  partsLookedUp: (table: string) => (part: string) => boolean;
};

const table = JSON.stringify({
  '/-1': {__comp: 'frame', __props: 'sidebars'},
  '/a-0': {__comp: 'item', content: 'text'},
  '/b-0': {__comp: 'item', content: 'both'},
  '/news-0': {__comp: 'list', items: [{content: 'both'}]},
});

test('a route of a text in what is around texts is a page, every other route is not', () => {
  const {pages, others} = divideRoutes(table);
  expect([...pages.keys()]).toEqual(['/a-0', '/b-0']);
  expect(Object.keys(others)).toEqual(['/-1', '/news-0']);
});

test.each([
  ['frame', true],
  ['sidebars', true],
  ['item', true],
  ['text', false],
  ['both', true],
])('the part called %s is looked up by a visitor’s browser: %s', (part, is) => {
  expect(partsLookedUp(table)(part)).toBe(is);
});
