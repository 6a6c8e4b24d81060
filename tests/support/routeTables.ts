import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Tables as Docusaurus writes them, for a page `/a-b`, what is around it, and two routes of one path. */
export const tables = {
  'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'dfd'),
    routes: [
      {
        path: '/a-b',
        component: ComponentCreator('/a-b', '87f'),
        exact: true,
        sidebar: "guide"
      },
      {
        path: '/',
        component: ComponentCreator('/', '5fb'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'routesChunkNames.json': JSON.stringify(
    {
      '/-dfd': {__comp: '5e95c892', __context: {plugin: 'aba21aa0'}},
      '/a-b-87f': {__comp: '17896441', content: '0a1b2c3d'},
      '/-5fb': {__comp: '17896441', content: 'c377a04b'},
    },
    null,
    2,
  ),
  'registry.js': `export default {
  "0a1b2c3d": [() => import(/* webpackChunkName: "0a1b2c3d" */ "@site/docs/a-b.md"), "@site/docs/a-b.md", require.resolveWeak("@site/docs/a-b.md")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "5e95c892": [() => import(/* webpackChunkName: "5e95c892" */ "@theme/DocsRoot"), "@theme/DocsRoot", require.resolveWeak("@theme/DocsRoot")],
  "aba21aa0": [() => import(/* webpackChunkName: "aba21aa0" */ "@generated/plugin.json"), "@generated/plugin.json", require.resolveWeak("@generated/plugin.json")],
  "c377a04b": [() => import(/* webpackChunkName: "c377a04b" */ "@site/docs/index.md"), "@site/docs/index.md", require.resolveWeak("@site/docs/index.md")],};
`,
};

type Loader = (this: object, source: string) => string;

/** What a loader makes of one of the tables, as the bundler runs it. */
export function loadTable(
  loader: unknown,
  name: keyof typeof tables,
  options: object,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  try {
    Object.entries(tables).forEach(([file, text]) => {
      writeFileSync(path.join(folder, file), text);
    });
    const context = {
      getOptions: () => ({...options, folder}),
      addDependency: () => undefined,
    };
    return (loader as Loader).call(context, tables[name]);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
