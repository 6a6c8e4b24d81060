import legacy from '../../../src/config/legacyAddresses.json';
import {localeCodes} from '../../../src/config/locales';
import {
  addressIn,
  addressOf,
  fileNamesOf,
  leafSlug,
  localeOf,
  pageOf,
  resolveAddress,
  resolveGuessedLocale,
} from '../../../src/lib/address';

/** Every page the site ever had: dots, digits, spaces, capitals and index pages among them. */
const pages = legacy.pages;

/** Other ways to write a page's address, by which people still mean that page. */
function spellings(address: string): string[] {
  const bare = address.replace(/\.html$/, '');
  return bare.endsWith('/')
    ? [
        `${bare}index.html`,
        `${bare}index`,
        bare.slice(0, -1),
        bare.toUpperCase(),
      ]
    : [
        bare,
        `${bare}.html`,
        `${bare}/`,
        bare.toLowerCase(),
        bare.toUpperCase(),
      ];
}

test.each([
  ['/', 'en'],
  ['/guide/drivers/local', 'en'],
  ['/zh/', 'zh'],
  ['/zh', 'zh'],
  ['/zh/guide/drivers/local.html', 'zh'],
  ['/zhongwen', 'en'],
  ['/guide/zh/', 'en'],
])('a visitor at %s reads %s', (pathname, locale) => {
  expect(localeOf(pathname)).toBe(locale);
});

describe('the address of a page', () => {
  test.each([
    ['/', 'en', '/'],
    ['/', 'zh', '/zh/'],
    ['/guide/', 'zh', '/zh/guide/'],
    ['/guide/drivers/local', 'en', '/guide/drivers/local'],
    ['/guide/drivers/local', 'zh', '/zh/guide/drivers/local.html'],
    ['/guide/drivers/baidu.photo', 'zh', '/zh/guide/drivers/baidu.photo.html'],
  ] as const)('%s in %s is %s', (page, locale, address) => {
    expect(addressOf(page, locale)).toBe(address);
  });

  test.each([
    ['/guide/drivers/local', '/guide/drivers/local'],
    ['/guide/drivers/local.html', '/guide/drivers/local'],
    ['/guide/index.html', '/guide/'],
    ['/guide/index', '/guide/'],
    ['/index.html', '/'],
    ['/zh', '/'],
    ['/zh/index.html', '/'],
    ['/zh/guide/', '/guide/'],
    ['/zh/guide/drivers/local', '/guide/drivers/local'],
    ['/zh/guide/drivers/local.html', '/guide/drivers/local'],
    ['/guide/drivers/my.index', '/guide/drivers/my.index'],
  ])('%s shows the page %s', (pathname, page) => {
    expect(pageOf(pathname)).toBe(page);
  });

  test('leads back to its page and language, for every page in every language', () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const page of pages) {
      for (const locale of localeCodes) {
        const address = addressOf(page, locale);
        expect([localeOf(address), pageOf(address)]).toEqual([locale, page]);
      }
    }
  });

  test('changes between languages and back without a trace, however it was written', () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const page of pages) {
      const written = page.endsWith('/') ? `${page}index.html` : `${page}.html`;
      const chinese = addressIn(written, 'zh');
      expect(chinese).toBe(addressOf(page, 'zh'));
      expect(addressIn(chinese, 'en')).toBe(page);
    }
  });
});

test.each([
  ['local.md', 'zh', 'local.html'],
  ['local.mdx', 'zh', 'local.html'],
  ['baidu.photo.md', 'zh', 'baidu.photo.html'],
  ['index.md', 'zh', undefined],
  ['local.md', 'en', undefined],
  ['index.md', 'en', undefined],
] as const)(
  'the file an author writes %s in %s gets the slug %s',
  (fileName, locale, slug) => {
    expect(leafSlug(fileName, locale)).toBe(slug);
  },
);

describe('an address that somebody typed or linked', () => {
  const known = [
    '/',
    '/guide/',
    '/guide/drivers/',
    '/guide/drivers/Crypt',
    '/guide/drivers/baidu.photo',
    '/zh/',
    '/zh/guide/',
    '/zh/guide/drivers/Crypt.html',
  ];

  test.each([
    ['/guide/drivers/Crypt', '/guide/drivers/Crypt'],
    ['/guide/drivers/Crypt.html', '/guide/drivers/Crypt'],
    ['/guide/drivers/Crypt/', '/guide/drivers/Crypt'],
    ['/guide/drivers/crypt', '/guide/drivers/Crypt'],
    ['/guide/drivers/BAIDU.PHOTO.html', '/guide/drivers/baidu.photo'],
    ['/guide', '/guide/'],
    ['/guide.html', '/guide/'],
    ['/guide/index.html', '/guide/'],
    ['/zh', '/zh/'],
    ['/zh/guide/drivers/Crypt', '/zh/guide/drivers/Crypt.html'],
    ['/zh/guide/drivers/crypt.html', '/zh/guide/drivers/Crypt.html'],
    ['/zh/guide/drivers/crypt/', '/zh/guide/drivers/Crypt.html'],
    ['/en', '/'],
    ['/en/guide', '/guide/'],
    ['/zh-CN/guide/drivers/Crypt', '/zh/guide/drivers/Crypt.html'],
    ['/zh_cn/guide/', '/zh/guide/'],
    ['/ZH/guide', '/zh/guide/'],
  ])('%s means %s', (pathname, meant) => {
    expect(resolveAddress(pathname, known)).toBe(meant);
  });

  test.each([
    '/guide/drivers/Cryp',
    '/guide/drivers/Crypt/more',
    '/zh/guide/drivers/baidu.photo.html',
    '/config/',
    '/zh/en/guide/',
    '//evil.example/guide/',
    'javascript:alert(1)',
  ])('%s means no page of this site', (pathname) => {
    expect(resolveAddress(pathname, known)).toBeUndefined();
  });

  test('means the page itself where two pages differ only in case', () => {
    const addresses = ['/guide/Crypt', '/guide/crypt'];
    expect(
      addresses.map((address) => resolveAddress(address, addresses)),
    ).toEqual(addresses);
  });

  test('leads, in every spelling of every page, to that page and never to an address the site lacks', () => {
    const addresses = localeCodes.flatMap((locale) =>
      pages.map((page) => addressOf(page, locale)),
    );
    const typed = addresses.flatMap((address) =>
      spellings(address)
        .filter((spelling) => spelling !== '')
        // `/ZH/` is no language of this site.
        .map((spelling) => spelling.replace(/^\/ZH/, '/zh'))
        .map((spelling) => [spelling, address] as const),
    );
    expect(typed.length).toBeGreaterThan(1000);
    for (const [spelling, address] of typed) {
      expect([spelling, resolveAddress(spelling, addresses)]).toEqual([
        spelling,
        address,
      ]);
      const mistyped = resolveAddress(`${spelling}~`, addresses);
      expect(mistyped).toBeUndefined();
    }
  });
});

test('what follows a guessed language never becomes the name of a host', () => {
  expect(
    ['/en//evil.example', '/en/\\evil.example', '/zh-CN/\\/evil.example/a'].map(
      resolveGuessedLocale,
    ),
  ).toEqual(['/evil.example', '/evil.example', '/zh/evil.example/a']);
});

describe('the files a static host may look for', () => {
  test.each([
    ['/', ['index.html']],
    ['/guide/', ['guide/index.html']],
    ['/guide/local', ['guide/local.html', 'guide/local/index.html']],
    ['/guide/local.html', ['guide/local.html', 'guide/local/index.html']],
    [
      '/guide/baidu.photo',
      ['guide/baidu.photo.html', 'guide/baidu.photo/index.html'],
    ],
  ])('for %s are %j', (pathname, files) => {
    expect(fileNamesOf(pathname)).toEqual(files);
  });

  test('is never outside of the site’s folder', () => {
    expect(fileNamesOf('/...html')).toEqual(['...html']);
    expect(fileNamesOf('/zh/..html')).toEqual(['zh/..html']);
  });
});
