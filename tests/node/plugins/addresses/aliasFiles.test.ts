import path from 'node:path';
import {addressOf, fileNamesOf} from '../../../../src/lib/address';
import {
  aliasFiles,
  nearestPage,
} from '../../../../src/plugins/addresses/aliasFiles';

const pages = [
  '/',
  '/guide/',
  '/guide/drivers/',
  '/guide/drivers/Crypt',
  '/guide/drivers/sftp',
  '/guide/drivers/baidu.photo',
];

/** The files that Docusaurus writes: a folder for an English page, a file for a Chinese one. */
const written = {
  en: pages.map((page) => path.posix.join('.', page, 'index.html')),
  zh: pages.map((page) =>
    page.endsWith('/') ? `${page.slice(1)}index.html` : `${page.slice(1)}.html`,
  ),
};

const old = {
  pages: [
    '/guide/drivers/Crypt',
    '/guide/drivers/quqi',
    '/pricing',
    '/tool/115/',
  ],
  renamed: {
    '/guide/drivers/sfpt': '/guide/drivers/sftp',
    '/guide/drivers/Alist V2 V3': '/guide/drivers/alist_v2_v3',
  },
};

/** The file whose content a host finds under each name, as after the build. */
function folder(locale: 'en' | 'zh'): Map<string, string> {
  const addresses = pages.map((page) => addressOf(page, locale));
  const copies = aliasFiles(addresses, old);
  return new Map([
    ...copies.map(({to, from}) => [to, from] as const),
    ...written[locale].map((file) => [file, file] as const),
  ]);
}

describe.each(['en', 'zh'] as const)(
  'on a host without rules, in %s',
  (locale) => {
    const files = folder(locale);
    const fileOf = (page: string) => written[locale][pages.indexOf(page)];

    test.each(
      pages.flatMap((page) => fileNamesOf(page).map((name) => [name, page])),
    )('%s shows the page %s', (name, page) => {
      expect(files.get(name)).toBe(fileOf(page));
    });

    test.each([
      ['guide/drivers/crypt.html', '/guide/drivers/Crypt'],
      ['guide/drivers/crypt/index.html', '/guide/drivers/Crypt'],
      ['guide/drivers/sfpt.html', '/guide/drivers/sftp'],
      ['guide/drivers/sfpt/index.html', '/guide/drivers/sftp'],
      ['guide/drivers/Alist V2 V3.html', '/guide/drivers/'],
      ['guide/drivers/quqi.html', '/guide/drivers/'],
      ['pricing/index.html', '/'],
      ['tool/115/index.html', '/'],
    ])('the other or old name %s leads to %s', (name, page) => {
      expect(files.get(name)).toBe(fileOf(page));
    });

    test('no copy replaces a page, copies itself, or is made twice', () => {
      const copies = aliasFiles(
        pages.map((page) => addressOf(page, locale)),
        old,
      );
      const names = copies.map(({to}) => to);
      expect(names.length).toBeGreaterThan(pages.length);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => written[locale].includes(name))).toEqual(
        [],
      );
      expect(
        copies.filter(({from}) => !written[locale].includes(from)),
      ).toEqual([]);
    });
  },
);

test('a page keeps its name where another’s name in lower case, or an old name, is the same', () => {
  const spellings = ['/Crypt', '/crypt', '/alias'];
  const renamed = {'/alias': '/Crypt'};
  const copies = aliasFiles(spellings, {pages: ['/x'], renamed});
  expect(copies.filter(({to}) => to.startsWith('crypt'))).toEqual([
    {from: 'crypt/index.html', to: 'crypt.html'},
  ]);
  expect(copies.filter(({to}) => to.startsWith('alias'))).toEqual([
    {from: 'alias/index.html', to: 'alias.html'},
  ]);
});

test.each([
  ['/guide/drivers/Crypt', '/guide/drivers/Crypt'],
  ['/guide/drivers/quqi', '/guide/drivers/'],
  ['/guide/advanced/2fa', '/guide/'],
  ['/guide/advanced/', '/guide/'],
  ['/tool/115/token', '/'],
  ['/', '/'],
])('a visitor of %s finds the nearest page %s', (page, nearest) => {
  expect(nearestPage(page, new Set(pages))).toBe(nearest);
});

test('a visitor of a site without a home page is not sent round for ever', () => {
  expect(nearestPage('/guide/x', new Set())).toBe('/');
  expect(aliasFiles([], old)).toEqual([]);
});
