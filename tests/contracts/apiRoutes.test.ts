import {tryItPages} from '../../src/config/tryItPages';
import type {Route} from '../../src/data/api/schema';
import {routeId} from '../../src/components/api-reference/openapi/routeId';
import live from '../fixtures/product/api/routes.json';
import {expectOfEach} from '../support/expectOfEach';
import {someFacts} from '../support/facts';
import {headingIds, readPages} from '../support/pages';

const {api, routes} = someFacts();

/** Everything that a router takes when a route is open to any method. */
const anyMethod = [
  ...['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS'],
  ...['PATCH', 'POST', 'PUT', 'TRACE'],
];

const liveRoutes = Object.entries<string>(live.routes).map(
  ([path, methods]) => ({
    path: path.replace(/[:*](\w+)/g, '{$1}'),
    methods: methods === 'ANY' ? anyMethod : methods.split(' '),
  }),
);

/** Whether a path of the router is one that these facts describe. */
function describesPath({path, request}: Route, livePath: string): boolean {
  const pattern = path
    // The product takes the ending off by itself.
    .replace(/\.plist$/, '')
    .replace(/\/?\{(\w+)\}/g, (place, name: string) => {
      const parameter = request.find(
        (each) => each.in === 'path' && each.name === name,
      );
      const slash = place.startsWith('/') ? '/' : '';
      const values = parameter?.values?.join('|');
      const value = values ?? '\\{\\w+\\}';
      return parameter?.required === false
        ? `(?:${slash}(?:${value}))?`
        : `${slash}(?:${value})`;
    });
  return new RegExp(`^${pattern}$`).test(livePath);
}

/** Whether these facts say that the route takes a method of the router. */
function takes(
  {methods, path, request}: Route,
  method: string,
  livePath: string,
) {
  const isReading = /\/(?:un)?done$/.test(livePath);
  if (path.endsWith('/{action}') && request.length > 0) {
    return method === (isReading ? 'GET' : 'POST');
  }
  return methods.includes('ANY') || methods.some((known) => known === method);
}

test('each path of the router is described once', () => {
  expect(liveRoutes.length).toBeGreaterThan(300);
  expectOfEach(
    liveRoutes,
    ({path}) => path,
    (route) => {
      const found = routes.filter((known) => describesPath(known, route.path));
      expect(found.map(({path}) => path)).toHaveLength(1);
      for (const method of route.methods) {
        expect([
          method,
          found.some((one) => takes(one, method, route.path)),
        ]).toEqual([method, true]);
      }
    },
  );
});

test('each route is in the router, with each of its methods', () => {
  expectOfEach(
    routes,
    ({path}) => path,
    (route) => {
      const found = liveRoutes.filter(({path}) => describesPath(route, path));
      const methods = new Set(found.flatMap((one) => one.methods));
      expect(found.length).toBeGreaterThan(0);
      for (const method of route.methods) {
        const wanted =
          method === 'ANY'
            ? anyMethod
            : method === 'WebDAV'
              ? ['PROPFIND']
              : [method];
        for (const each of wanted) {
          expect([each, methods.has(each)]).toEqual([each, true]);
        }
      }
    },
  );
});

test('the pages of the groups, and no others, may connect to the server of the reader', () => {
  expect(tryItPages.toSorted()).toEqual(
    [...new Set(api.groups.map(({page}) => `/${page}`))].sort(),
  );
});

/** Routes that the blocks of a page show, in their order. */
function shownRoutes(text: string): Route[] {
  return [
    ...text.matchAll(/<ApiRoutes group="(\w+)"(?: only="([^"]+)")? \/>/g),
  ].flatMap(([, group, only]) =>
    routes.filter(
      (route) =>
        route.group === group &&
        (only === undefined || only.split(', ').includes(route.path)),
    ),
  );
}

describe.each(['en', 'zh'] as const)('the pages in %s', (locale) => {
  const pages = readPages(locale).filter(({path}) =>
    path.startsWith('guide/api/'),
  );

  it('show each route once, on the page of its group', () => {
    const shown = pages.flatMap(({path, text}) =>
      shownRoutes(text).map((route) => [route.path, path.replace(/\.md$/, '')]),
    );
    expect(shown.sort()).toEqual(
      routes
        .map(({path, group}) => [
          path,
          api.groups.find((entry) => entry.group === group)?.page,
        ])
        .sort(),
    );
  });

  it('have an address of its own for each route', () => {
    for (const {path, text} of pages) {
      const ids = [
        ...headingIds(text),
        ...shownRoutes(text).map((route) => routeId(route.path)),
      ];
      expect([path, ids.length]).toEqual([path, new Set(ids).size]);
    }
  });
});
