import {
  currentLocale,
  siteUrl,
  toolSettings,
} from '../../../src/lib/environment';

const configured = 'https://docs.example.org';

describe('a build', () => {
  test.each([
    [{}, 'en'],
    [{DOCUSAURUS_CURRENT_LOCALE: 'en'}, 'en'],
    [{DOCUSAURUS_CURRENT_LOCALE: 'zh'}, 'zh'],
    // What `docusaurus start` makes of no language.
    [{DOCUSAURUS_CURRENT_LOCALE: 'undefined'}, 'en'],
  ])('with %j makes the pages in %s', (environment, locale) => {
    expect(currentLocale(environment)).toBe(locale);
  });

  test.each(['fr', 'zh-CN', ''])(
    'in a language "%s" that the site lacks stops and says which there are',
    (code) => {
      expect(() => currentLocale({DOCUSAURUS_CURRENT_LOCALE: code})).toThrow(
        `DOCUSAURUS_CURRENT_LOCALE: the value: found "${code}", expected one of "en", "zh"`,
      );
    },
  );
});

describe('the address of the site', () => {
  test.each([
    [undefined, 'https://docs.example.org'],
    ['', 'https://docs.example.org'],
    ['https://alist.test', 'https://alist.test'],
    ['https://alist.test/', 'https://alist.test'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://ALIST.test', 'https://alist.test'],
  ])('where SITE_URL is %s is %s', (value, url) => {
    expect(siteUrl({SITE_URL: value}, configured)).toBe(url);
  });

  test.each([
    ['https://alist.test/docs/', 'an address without a path'],
    ['ftp://alist.test', 'an address such as https://docs.example.org'],
    ['alist.test', 'an address such as https://docs.example.org'],
  ])('cannot be "%s", and the publisher is told why', (value, expected) => {
    expect(() => siteUrl({SITE_URL: value}, configured)).toThrow(
      `SITE_URL: the value: found "${value}", expected ${expected}`,
    );
  });
});

describe('the token service', () => {
  test('has no address that nobody has set', () => {
    expect(toolSettings({}, {})).toEqual({endpoints: {}});
    expect(toolSettings({API_ENDPOINT_CF: ''}, {cf: 'https://a.test'})).toEqual(
      {endpoints: {}},
    );
  });

  test('is where the settings say, or the environment instead', () => {
    expect(
      toolSettings(
        {API_ENDPOINT_DE: 'https://de.test/alist-api/'},
        {cf: 'https://cf.test', de: 'https://old.test'},
      ),
    ).toEqual({
      endpoints: {cf: 'https://cf.test', de: 'https://de.test/alist-api'},
    });
    expect(
      toolSettings({API_ENDPOINT_CF: 'http://127.0.0.1:8000'}, {}),
    ).toEqual({endpoints: {cf: 'http://127.0.0.1:8000'}});
  });

  test('can be a path of the site', () => {
    expect(toolSettings({API_ENDPOINT_CF: '/token-service'}, {})).toEqual({
      endpoints: {cf: '/token-service'},
    });
  });

  test.each([
    'api.test',
    'ftp://api.test',
    'http://api.test',
    'https://api.test/?a=1',
    'https://user@api.test',
    'javascript:alert(1)',
    '//evil.test',
    '/\\\\evil.test',
    '/',
    '/a/../b',
  ])('cannot be at %s', (value) => {
    expect(() => toolSettings({API_ENDPOINT_CF: value}, {})).toThrow(
      'API_ENDPOINT_CF',
    );
  });
});
