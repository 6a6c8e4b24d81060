import {
  fileOfAsset,
  linkInArchive,
  type ArchiveContents,
} from '../../../../scripts/offline-archive/addresses';

const pages = new Set([
  '/',
  '/guide/',
  '/guide/install/docker',
  '/guide/drivers/baidu.photo',
  '/guide/drivers/网盘',
  '/faq/howto',
]);
const english: ArchiveContents = {
  locale: 'en',
  origin: 'https://docs.example.org',
  pages,
};
const chinese: ArchiveContents = {...english, locale: 'zh'};

test('a file that a page shows is in the same place, and the folder of the language is the root', () => {
  expect(fileOfAsset('/assets/images/a.webp', 'en')).toBe(
    'assets/images/a.webp',
  );
  expect(fileOfAsset('/zh/assets/images/a.webp', 'zh')).toBe(
    'assets/images/a.webp',
  );
  expect(fileOfAsset('/logo.svg', 'zh')).toBe('logo.svg');
  expect(fileOfAsset('/img/%E5%9B%BE.png', 'en')).toBe('img/图.png');
});

describe('a link on a page of an archive', () => {
  const on = '/guide/install/docker';

  test.each([
    ['/faq/howto', '../../faq/howto.html'],
    ['/faq/howto#quick', '../../faq/howto.html#quick'],
    ['/faq/howto?from=1#quick', '../../faq/howto.html#quick'],
    ['/faq/howto.html', '../../faq/howto.html'],
    ['/guide/', '../index.html'],
    ['/guide/index.html', '../index.html'],
    ['/guide/drivers/baidu.photo', '../drivers/baidu.photo.html'],
    ['/guide/drivers/网盘', '../drivers/%E7%BD%91%E7%9B%98.html'],
    ['/', '../../index.html'],
    ['#ports', '#ports'],
    ['', ''],
  ])('to %s stays in the archive', (address, expected) => {
    expect(linkInArchive(address, on, english)).toBe(expected);
  });

  test('to a page in the other language leads to the site', () => {
    expect(linkInArchive('/zh/faq/howto.html#quick', on, english)).toBe(
      'https://docs.example.org/zh/faq/howto.html#quick',
    );
    expect(linkInArchive('/faq/howto#quick', on, chinese)).toBe(
      'https://docs.example.org/faq/howto#quick',
    );
  });

  test.each([
    'https://github.com/AlistGo/alist',
    'http://127.0.0.1:5244/',
    'mailto:somebody@example.org',
    'data:text/plain,x',
    'javascript:void 0',
  ])('to %s is left as it is', (address) => {
    expect(linkInArchive(address, on, english)).toBe(address);
  });

  test('to another host without a scheme is no link into the archive', () => {
    expect(linkInArchive('//other.example/guide/', on, english)).toBe(
      '//other.example/guide/',
    );
  });
});
