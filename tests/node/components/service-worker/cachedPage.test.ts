import {
  assetsOf,
  cachedAddress,
  offlinePage,
  titleOf,
} from '../../../../src/components/service-worker/cachedPage';

test.each([
  ['/guide/webdav', '/guide/webdav'],
  ['/guide/webdav.html', '/guide/webdav'],
  ['/guide/webdav/', '/guide/webdav'],
  ['/guide/webdav/index.html', '/guide/webdav'],
  ['/zh/guide/webdav.html', '/zh/guide/webdav'],
  ['/zh/guide/webdav', '/zh/guide/webdav'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/zh/', '/zh/'],
  ['/zh', '/zh/'],
])('a page read as %s is cached as %s', (spelling, address) => {
  expect(cachedAddress(spelling)).toBe(address);
});

test('the files of a page are those of this site that never change, each once', () => {
  const html = `<link rel=stylesheet href=/assets/css/styles.1.css /><script data-program="/zh/assets/js/runtime.1.js /zh/assets/js/main.2.js"></script>
    <img src='/assets/images/a-3.png'><img src=/img/b.png><a href="https://x.example/assets/js/c.js"></a><script src=/zh/assets/js/main.2.js></script>`;
  expect(assetsOf(html)).toEqual([
    '/assets/css/styles.1.css',
    '/zh/assets/js/runtime.1.js',
    '/zh/assets/js/main.2.js',
    '/assets/images/a-3.png',
  ]);
});

test('a page without a title has none', () => {
  expect(titleOf('<title data-rh=true> S3 &amp; more </title>')).toBe(
    'S3 &amp; more',
  );
  expect(titleOf('<p>nothing</p>')).toBe('');
});

describe('the page in place of one that is not cached', () => {
  const cached = [
    {address: '/guide/a', title: 'S3 &amp; more'},
    {address: '/zh/guide/a', title: '本地存储'},
    {address: '/guide/"><script>', title: 'bad <script>'},
  ];

  test('speaks the language of the address and leads to pages in it', () => {
    const english = offlinePage('/guide/b', cached);
    expect(english).toContain('<html lang="en-US">');
    expect(english).toContain('<a href="/guide/a">S3 &amp; more</a>');
    expect(english).not.toContain('本地存储');
    const chinese = offlinePage('/zh/guide/b.html', cached);
    expect(chinese).toContain('<html lang="zh-CN">');
    expect(chinese).toContain('<a href="/zh/guide/a">本地存储</a>');
    expect(chinese).not.toContain('S3');
  });

  test('says so where nothing is cached', () => {
    expect(offlinePage('/', [])).toContain('No page is kept');
  });

  test('holds no script, whatever pages are called', () => {
    expect(offlinePage('//evil.example/"><script>', cached)).not.toMatch(
      /<script|evil/,
    );
  });
});
