import type {ConfigureWebpackUtils} from '@docusaurus/types';
import earlyCompilePlugin from '../../../../src/plugins/early-compile';

class BannerPlugin {
  constructor(readonly options: {test: RegExp}) {}
}

/** Stands in for the bundler, which has these by the same names, whichever it is. */
const instance = {
  BannerPlugin,
  Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400},
};

/** The plugins that a build of one kind gets. */
function pluginsOf(isServer: boolean): unknown[] {
  const utils = {
    currentBundler: {name: 'rspack', instance},
  } as unknown as ConfigureWebpackUtils;
  const settings = earlyCompilePlugin().configureWebpack?.(
    {},
    isServer,
    utils,
    undefined,
  );
  return settings?.plugins ?? [];
}

test.each([
  ['assets/js/main.0dd46e6c.js', true],
  ['assets/js/framing.8dc7f788.js', true],
  ['assets/js/common.38d9848a.js', true],
  ['assets/js/53ab571e.4bdfde42.js', false],
  ['assets/js/runtime~main.185bc150.js', false],
  ['assets/js/search-dialog.1f2e3d4c.js', false],
  ['assets/css/main.0dd46e6c.css', false],
])('%s asks to be compiled while it arrives: %s', (name, asks) => {
  const [plugin] = pluginsOf(false);
  expect(plugin).toBeInstanceOf(BannerPlugin);
  expect((plugin as BannerPlugin).options.test.test(name)).toBe(asks);
});

test('the server, which reads its scripts from a disk, is asked for nothing', () => {
  expect(pluginsOf(true)).toEqual([]);
});
