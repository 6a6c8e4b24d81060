import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import pageWeightPlugin from '../../../../src/plugins/page-weight';
import {projectRoot} from '../../../support/pages';
// @ts-expect-error -- a loader of the bundler, which has no types
import registryLoader from '../../../../src/plugins/page-weight/registryLoader.mjs';

interface CacheGroups {
  framing: {chunks: (chunk: {name?: string | null}) => boolean};
}

function cacheGroups(): CacheGroups {
  const context = {generatedFilesDir: '/site/.docusaurus'} as LoadContext;
  const settings = pageWeightPlugin(context).configureWebpack?.(
    {},
    false,
    undefined as never,
    undefined,
  ) as unknown as {optimization: {splitChunks: {cacheGroups: CacheGroups}}};
  return settings.optimization.splitChunks.cacheGroups;
}

test.each([
  ['17896441', true],
  ['a94703ab', true],
  ['a7bd4aaa', true],
  ['5e95c892', true],
  ['c377a04b', false],
  ['main', false],
  [undefined, false],
  [null, false],
])(
  'the script that Docusaurus calls %s is around every text: %s',
  (name, is) => {
    expect(cacheGroups().framing.chunks({name})).toBe(is);
  },
);

/** The number of a module, as the table asks the bundler for it. */
const weak = 'require.resolveWeak("@site/docs/a.md")';

test.each([
  ['a visitor’s browser', false, '0a', '', '""'],
  ['the server, which writes the scripts of a page', true, '0a', '0a', weak],
  ['the server, of what is around texts', true, '17896441', 'framing', weak],
])(
  '%s is not told which file a part of a page was made of',
  (_, isServer, part, told, module) => {
    const entry = (name: string, number = weak) =>
      `  "${part}": [() => import(/* webpackChunkName: "${part}" */ "@site/docs/a.md"), "${name}", ${number}],`;
    const options = {isServer, scripts: {'17896441': 'framing'}};
    const changed = (registryLoader as (source: string) => string).call(
      {getOptions: () => options},
      entry('@site/docs/a.md'),
    );
    expect(changed).toBe(entry(told, module));
  },
);

test('the plugins of PostCSS are made before the sheets come, and no file of settings is looked for', () => {
  const context = {
    generatedFilesDir: '/site/.docusaurus',
    siteDir: projectRoot,
  } as LoadContext;
  // As Docusaurus names its own.
  const preset = path.join(projectRoot, 'node_modules/postcss-preset-env');
  const options = pageWeightPlugin(context).configurePostCss?.({
    plugins: [[preset, {}], {postcssPlugin: 'other'}],
  });
  expect(options?.config).toBe(false);
  expect(options?.plugins).toMatchObject([
    {postcssPlugin: 'postcss-preset-env'},
    {postcssPlugin: 'other'},
    {postcssPlugin: 'lean-infima'},
  ]);
});
