// @ts-expect-error -- a loader of the bundler, which has no types
import loader from '../../../../src/plugins/page-weight/routeNamesLoader.mjs';
import {loadTable} from '../../../support/routeTables';

const load = (name: 'routes.js' | 'routesChunkNames.json', isServer: boolean) =>
  loadTable(loader, name, {isServer});

const components = (routes: string) =>
  [...routes.matchAll(/component: (.*),$/gm)].map(([, made]) => made);

test('a visitor’s browser finds what a page is made of in its route, and the rest in one table', () => {
  expect(components(load('routes.js', false))).toEqual([
    `ComponentCreator('/', 'dfd')`,
    `ComponentCreator('/a-b', '0', ["1789", "0a1b", () => import(/* webpackChunkName: "0a1b" */ "@site/docs/a-b.md")])`,
    `ComponentCreator('/', '5fb', ["1789", "c377", () => import(/* webpackChunkName: "c377" */ "@site/docs/index.md")])`,
    `ComponentCreator('*')`,
  ]);
  expect(JSON.parse(load('routesChunkNames.json', false))).toEqual({
    '/-dfd': {__comp: '5e95', __context: {plugin: 'aba2'}},
  });
});

test('the server has a table of all routes; a path that is there once needs no hash', () => {
  expect(components(load('routes.js', true))).toEqual([
    `ComponentCreator('/', 'dfd')`,
    `ComponentCreator('/a-b', '0')`,
    `ComponentCreator('/', '5fb')`,
    `ComponentCreator('*')`,
  ]);
  expect(JSON.parse(load('routesChunkNames.json', true))).toEqual({
    '/-dfd': {__comp: '5e95', __context: {plugin: 'aba2'}},
    '/a-b-0': {__comp: '1789', content: '0a1b'},
    '/-5fb': {__comp: '1789', content: 'c377'},
  });
});
