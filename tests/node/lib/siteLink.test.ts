import {siteLink} from '../../../src/lib/siteLink';

test.each([
  ['/guide/', 'en', '/guide/'],
  ['/guide/', 'zh', '/zh/guide/'],
  ['/faq/howto', 'en', '/faq/howto'],
  ['/faq/howto', 'zh', '/zh/faq/howto.html'],
  ['/guide/install/#first-login', 'zh', '/zh/guide/install/#first-login'],
  ['/faq/howto?a=1#b', 'zh', '/zh/faq/howto.html?a=1#b'],
] as const)(
  'an author’s link to %s leads a visitor of %s to %s',
  (link, locale, to) => {
    expect(siteLink(link, locale)).toEqual({to, isExternal: false});
  },
);

test.each(['https://github.com/x', 'mailto:a@b.test', '//elsewhere.test/'])(
  '%s leaves the site and stays as it is',
  (link) => {
    expect(siteLink(link, 'zh')).toEqual({to: link, isExternal: true});
  },
);

test('a link to a heading of the same page stays on it', () => {
  expect(siteLink('#new', 'zh')).toEqual({to: '#new', isExternal: false});
});
