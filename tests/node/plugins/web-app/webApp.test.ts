import {localeCodes} from '../../../../src/config/locales';
import {
  appIconFile,
  webAppManifest,
} from '../../../../src/plugins/web-app/webApp';

interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  lang: string;
  display: string;
  icons: {src: string; sizes: string}[];
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

test('there are icons in the sizes that browsers want before they install anything', () => {
  for (const {icons} of manifests) {
    expect(icons).toContainEqual(
      expect.objectContaining({src: appIconFile(192), sizes: '192x192'}),
    );
    expect(icons).toContainEqual(
      expect.objectContaining({src: appIconFile(512), sizes: '512x512'}),
    );
  }
});
