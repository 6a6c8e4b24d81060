import {requestKind} from '../../../../src/components/service-worker/requestKind';

const origin = 'https://docs.example.org';

const goTo = (path: string) =>
  requestKind(
    {
      method: 'GET',
      url: origin + path,
      isNavigation: true,
      isPartial: false,
    },
    origin,
  );

const askFor = (url: string, method = 'GET', isPartial = false) =>
  requestKind(
    {
      method,
      url: new URL(url, origin).href,
      isNavigation: false,
      isPartial,
    },
    origin,
  );

test.each(['/', '/guide/drivers/local', '/zh/', '/zh/faq/why.html'])(
  'the page %s is cached once it is read',
  (path) => {
    expect(goTo(path)).toBe('page');
  },
);

test.each([
  '/guide/?q=1',
  '/zh/guide/install/docker.html?port=1',
  '/tool/dropbox/request',
  '/zh/tool/',
  '/tool',
])('%s is never cached', (path) => {
  expect(goTo(path)).toBe('uncached');
});

test.each([
  '/tool/dropbox/callback?code=secret',
  '/tool/dropbox/callback.html?code=secret',
  '/zh/tool/onedrive/callback.html',
  '/tool/aliyundrive/callback/',
])('%s, where a code arrives, is none of the business of the cache', (path) => {
  expect(goTo(path)).toBe('ignored');
});

test('an archive of the pages goes to the disk, and is not cached', () => {
  expect(goTo('/box/alist-docs-en.zip')).toBe('ignored');
  expect(goTo('/zh/box/alist-docs-zh.zip')).toBe('ignored');
});

test.each([
  ['/assets/js/main.1a2b.js', 'hashed'],
  ['/zh/assets/css/styles.1a2b.css', 'hashed'],
  ['/assets/images/a-1a2b.png', 'hashed'],
  ['/zh/assets/search/0a1b2c.json', 'searchFile'],
  ['/search-index/current.json', 'changing'],
  ['/zh/search-index/current.json', 'changing'],
  ['/favicon.svg', 'changing'],
  ['/img/logo.png', 'changing'],
  ['/assets/medias/film.mp4', 'ignored'],
  ['/openapi.json', 'ignored'],
  ['/assets/js/main.js?x=1', 'ignored'],
  ['https://elsewhere.example/assets/js/main.js', 'ignored'],
])('the file %s is %s', (url, kind) => {
  expect(askFor(url)).toBe(kind);
});

test('what is sent, and parts of files, are left alone', () => {
  expect(askFor('/assets/js/main.1a2b.js', 'POST')).toBe('ignored');
  expect(askFor('/assets/js/main.1a2b.js', 'GET', true)).toBe('ignored');
});
