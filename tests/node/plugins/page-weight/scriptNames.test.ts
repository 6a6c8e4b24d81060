import {
  loadingOnDemand,
  withoutAddresses,
} from '../../../../src/plugins/page-weight/scriptNames';

test('every page is spared the table of the addresses of scripts, and nothing else that Docusaurus asks of the bundler', () => {
  class ChunkAssetPlugin {
    readonly apply = jest.fn();
  }
  class ProgressPlugin extends ChunkAssetPlugin {}
  expect(
    withoutAddresses([new ChunkAssetPlugin(), new ProgressPlugin()]),
  ).toEqual([expect.any(ProgressPlugin)]);
  expect(withoutAddresses()).toEqual([]);
});

test.each([
  ['/site/node_modules/mermaid/dist/mermaid.core.mjs', true],
  ['/site/src/components/media/Diagram/index.tsx', true],
  ['/site/src/hooks/localSearch.ts', false],
  ['/site/node_modules/clsx/dist/clsx.mjs', false],
])('what %s loads on demand is named: %s', (file, is) => {
  expect(loadingOnDemand.test(file)).toBe(is);
});
