import {leafPaths, type RouteEntry} from '../../../src/lib/routePaths';

test('the site’s addresses are the pages at the ends of the router’s table, not the layouts around them', () => {
  const table: RouteEntry[] = [
    {path: '/404.html'},
    {
      path: '/',
      routes: [
        {
          path: '/',
          routes: [
            {path: '/', routes: [{path: '/guide/drivers/local'}, {path: '/'}]},
            {path: '/faq/'},
          ],
        },
      ],
    },
    {path: '*'},
  ];
  expect(leafPaths(table)).toEqual([
    '/404.html',
    '/guide/drivers/local',
    '/',
    '/faq/',
  ]);
});

test.each<[string, RouteEntry]>([
  ['matches every address', {path: '*'}],
  ['has no address', {}],
  ['has several addresses', {path: ['/a', '/b']}],
  ['is a layout without pages', {path: '/guide/', routes: []}],
])('an entry that %s is no page', (_, entry) => {
  expect(leafPaths([entry, {path: '/faq/'}])).toEqual(['/faq/']);
});
