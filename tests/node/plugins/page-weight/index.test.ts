import type {LoadContext} from '@docusaurus/types';
import pageWeightPlugin from '../../../../src/plugins/page-weight';
// @ts-expect-error -- a loader of the bundler, which has no types
import withoutPaths from '../../../../src/plugins/page-weight/registryLoader.mjs';

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

test('a visitor’s browser is told how to load a page, not which file it was made of', () => {
  const entry = (name: string) =>
    `  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.md"), ${name}, require.resolveWeak("@site/docs/a.md")],`;
  const [before, after] = [entry('"@site/docs/a.md"'), entry('""')];
  expect((withoutPaths as (source: string) => string)(before)).toBe(after);
});
