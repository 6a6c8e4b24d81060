import {existsSync} from 'node:fs';
import path from 'node:path';
import {localeCodes} from '../../../../src/config/locales';
import {
  TOUCH_ICON,
  webAppManifest,
} from '../../../../src/plugins/web-app/webApp';
import {projectRoot} from '../../../support/pages';

interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  lang: string;
  display: string;
  icons: {src: string; sizes: string; purpose?: string}[];
}

const manifests = localeCodes.map(
  (locale) =>
    JSON.parse(webAppManifest(locale, 'AList docs', 'About it')) as Manifest,
);

test('a visitor installs the language that is read', () => {
  expect(manifests.map(({id, start_url: start}) => [id, start])).toEqual([
    ['/', '/'],
    ['/zh/', '/zh/'],
  ]);
  expect(manifests.map(({lang}) => lang)).toEqual(['en-US', 'zh-CN']);
});

test('the other language, and the way back from other sites, stay in the same window', () => {
  for (const {scope, display} of manifests) {
    expect(scope).toBe('/');
    expect(display).toBe('minimal-ui');
  }
});

test('there are icons in the sizes that browsers want before they install anything, also for platforms that cut them', () => {
  for (const {icons} of manifests) {
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons
        .filter((icon) => icon.purpose === purpose)
        .map((icon) => icon.sizes);
      expect(sizes).toEqual(['192x192', '512x512']);
    }
  }
});

test('every icon that is named is there', () => {
  const named = [
    TOUCH_ICON,
    ...manifests.flatMap(({icons}) => icons.map(({src}) => src)),
  ];
  expect(named.length).toBeGreaterThan(5);
  expect(
    named.filter((name) => !existsSync(path.join(projectRoot, 'static', name))),
  ).toEqual([]);
});
