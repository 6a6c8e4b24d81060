import type {Locale} from '../../../../src/config/locales';
import {
  offeredLocale,
  preferredLocale,
  promptMarks,
  promptMessages,
  switchAddress,
} from '../../../../src/components/locale-prompt/localePromptRules';

describe('a browser whose languages are', () => {
  test.each<[string, string[], Locale | undefined]>([
    ['zh', ['zh'], 'zh'],
    ['zh-CN', ['zh-CN'], 'zh'],
    ['zh-TW', ['zh-TW'], 'zh'],
    ['zh-Hans-CN', ['zh-Hans-CN'], 'zh'],
    ['zh-Hant-HK with an extension', ['zh-Hant-HK-u-co-stroke'], 'zh'],
    ['Chinese by its own tag', ['cmn-Hans'], 'zh'],
    ['in capitals', ['ZH-hans-cn'], 'zh'],
    ['en', ['en'], 'en'],
    ['en-GB', ['en-GB'], 'en'],
    ['en-US-posix', ['en-US-posix'], 'en'],
    ['one the site lacks, then one it has', ['fr-FR', 'zh-TW', 'en'], 'zh'],
    ['the other order', ['fr', 'en-GB', 'zh'], 'en'],
    ['none that the site has', ['fr-FR', 'de'], undefined],
    ['one that only begins alike', ['enm', 'zha'], undefined],
    ['no languages', [], undefined],
    ['no tags', ['', '*', 'zh_CN', '中文', 'x'], undefined],
    ['undetermined', ['und'], undefined],
    ['ill-formed at its end', ['zh-CN-', 'en'], 'zh'],
    ['ill-formed in the middle', ['en--GB_x-1'], 'en'],
  ])('%s prefers what they say', (_, tags, locale) => {
    expect(preferredLocale(tags)).toBe(locale);
  });
});

describe('a visitor', () => {
  test('is offered the language of the browser on a page in another', () => {
    expect(offeredLocale(['zh-TW'], 'en', '/guide/')).toBe('zh');
    expect(offeredLocale(['en-GB'], 'zh', '/zh/guide/')).toBe('en');
  });

  test('is offered nothing on a page in that language, or when nothing fits', () => {
    expect(offeredLocale(['zh-TW', 'en'], 'zh', '/zh/')).toBeUndefined();
    expect(offeredLocale(['en', 'zh'], 'en', '/')).toBeUndefined();
    expect(offeredLocale(['fr'], 'en', '/')).toBeUndefined();
  });

  test.each([
    '/tool/baidu/callback',
    '/tool/baidu/callback.html',
    '/tool/baidu/callback/',
    '/tool/baidu/Callback',
    '/tool/onedrive/request',
    '/tool/',
  ])('is not asked at %s, where credentials are handled', (pathname) => {
    expect(offeredLocale(['zh'], 'en', pathname)).toBeUndefined();
    expect(offeredLocale(['en'], 'zh', `/zh${pathname}`)).toBeUndefined();
  });

  test.each(['/tools', '/guide/tool/', '/guide/callback'])(
    'is asked at %s',
    (pathname) => {
      expect(offeredLocale(['zh'], 'en', pathname)).toBe('zh');
    },
  );
});

describe('the switch', () => {
  const known = ['/', '/guide/drivers/local', '/guide/'];
  const at = (pathname: string) => ({
    pathname,
    search: '?code=1&state=2',
    hash: '#root',
  });

  test('leads to the same page with query and fragment', () => {
    expect(switchAddress(at('/guide/drivers/local'), 'zh', known)).toBe(
      '/zh/guide/drivers/local.html?code=1&state=2#root',
    );
    expect(
      switchAddress(at('/zh/guide/drivers/local.html'), 'en', [
        '/zh/guide/drivers/local.html',
      ]),
    ).toBe('/guide/drivers/local?code=1&state=2#root');
    expect(switchAddress(at('/'), 'zh', known)).toBe(
      '/zh/?code=1&state=2#root',
    );
  });

  test('leads home from an address without a page, and takes nothing along', () => {
    expect(switchAddress(at('/guide/nothing'), 'zh', known)).toBe('/zh/');
    expect(switchAddress(at('/zh/nothing.html'), 'en', ['/zh/'])).toBe('/');
    expect(switchAddress(at('//evil.example/'), 'zh', known)).toBe('/zh/');
  });
});

test('what is remembered belongs to the language of the page', () => {
  const {thisVisit, forever} = promptMarks('zh');
  expect([thisVisit.area, thisVisit.key]).toEqual([
    'session',
    'locale-prompt-zh',
  ]);
  expect([forever.area, forever.key]).toEqual(['local', 'locale-prompt-zh']);
  expect(promptMarks('en').forever.key).toBe('locale-prompt-en');
});

test('the offered language has its name in the language of the message', () => {
  expect(promptMessages('en', 'zh').switch).toBe('Switch to Chinese');
  expect(promptMessages('zh', 'en').hint).toContain('英文版');
});
