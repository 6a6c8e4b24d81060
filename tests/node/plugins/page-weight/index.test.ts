import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import pageWeightPlugin from '../../../../src/plugins/page-weight';
import {projectRoot} from '../../../support/pages';

interface CacheGroups {
  framing: {chunks: (chunk: {name?: string | null}) => boolean};
}

interface Settings {
  plugins?: object[];
  optimization: {splitChunks: {cacheGroups: CacheGroups}};
}

function clientSettings(config: object): Settings {
  const context = {generatedFilesDir: '/site/.docusaurus'} as LoadContext;
  return pageWeightPlugin(context).configureWebpack?.(
    config,
    false,
    {currentBundler: {instance: {SwcJsMinimizerRspackPlugin: Map}}} as never,
    undefined,
  ) as unknown as Settings;
}

const cacheGroups = () =>
  clientSettings({}).optimization.splitChunks.cacheGroups;

test.each([
  ['17896441', true],
  ['1789', true],
  ['a94703ab', true],
  ['a7bd', true],
  ['5e95', true],
  ['', false],
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

test.each([
  ['a build has no table of the addresses of scripts', 'production', []],
  ['the preview has all that Docusaurus adds', 'development', undefined],
] as const)('%s', (_, mode, plugins) => {
  class ChunkAssetPlugin {
    readonly apply = jest.fn();
  }
  const settings = clientSettings({mode, plugins: [new ChunkAssetPlugin()]});
  expect(settings.plugins).toEqual(plugins);
});
