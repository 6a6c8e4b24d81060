import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import headScriptsPlugin from '../../../../src/plugins/head-scripts';

const setGlobalData = jest.fn();

function load({contentLoaded}: Plugin) {
  void contentLoaded?.({
    actions: {setGlobalData},
  } as unknown as Parameters<NonNullable<Plugin['contentLoaded']>>[0]);
}

test('a site without third parties carries nothing of the plugin', () => {
  jest.replaceProperty(process, 'env', {});
  const plugin = headScriptsPlugin();
  load(plugin);
  expect(plugin.getClientModules?.()).toEqual([]);
  expect(setGlobalData).not.toHaveBeenCalled();
});

test('a site with an analytics script hands it to the visitor’s browser, not to the HTML', () => {
  jest.replaceProperty(process, 'env', {
    HEAD_ANALYTICS_SCRIPT: 'https://count.test/c.js',
  });
  const plugin = headScriptsPlugin();
  load(plugin);
  const modules = plugin
    .getClientModules?.()
    .map((file) => path.basename(file));
  expect(modules).toEqual(['client']);
  expect(plugin.injectHtmlTags).toBeUndefined();
  expect(setGlobalData).toHaveBeenCalledWith([
    {
      tag: 'script',
      attributes: {src: 'https://count.test/c.js', async: ''},
      purpose: 'visits',
    },
  ]);
});
