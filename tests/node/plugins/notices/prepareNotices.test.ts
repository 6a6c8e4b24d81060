import type {NoticeEntry} from '../../../../src/components/notices/noticeEntry';
import {
  noticesOf,
  prepareNotices,
  sanitizeContent,
} from '../../../../src/plugins/notices/prepareNotices';

function entry(overrides: Partial<NoticeEntry> = {}): NoticeEntry {
  return {path: '/', title: 'News', content: '<p>Some</p>', ...overrides};
}

const keyOf = (overrides: Partial<NoticeEntry>) =>
  prepareNotices([entry(overrides)])[0]?.key;

test('what an entry leaves out is filled in', () => {
  expect(prepareNotices([entry({actions: [{text: 'OK'}]})])).toEqual([
    {
      scope: {path: '/'},
      key: expect.any(String) as string,
      title: 'News',
      html: '<p>Some</p>',
      actions: [{text: 'OK', type: 'default'}],
      showOnce: false,
      fullscreen: false,
      confirm: false,
    },
  ]);
});

test('a regular expression is handed over in parts that JSON can hold', () => {
  const [notice] = prepareNotices([
    entry({path: undefined, match: /^\/guide\/(?:api|faq)/i}),
  ]);
  expect(JSON.parse(JSON.stringify(notice?.scope))).toEqual({
    source: '^\\/guide\\/(?:api|faq)',
    flags: 'i',
  });
});

test('a changed text shows again; the same text, or a name of its own, does not', () => {
  const first = keyOf({});
  expect(first).toMatch(/^[\da-f]{12}$/);
  expect(keyOf({path: '/zh/', fullscreen: true})).toBe(first);
  expect(keyOf({title: 'Other news'})).not.toBe(first);
  expect(keyOf({content: '<p>Others</p>'})).not.toBe(first);
  expect(keyOf({title: 'News<p>', content: 'Some</p>'})).not.toBe(first);
  expect(keyOf({noticeKey: 'spring', title: 'A'})).toBe('spring');
});

describe('a maintainer who makes a mistake is told what to write', () => {
  test.each<[string, Partial<NoticeEntry> | Record<string, unknown>, RegExp]>([
    [
      'confirm without an action',
      {confirm: true},
      /\[0\]\.actions: .*"confirm"/,
    ],
    ['both path and match', {match: /x/}, /exactly one of "path" and "match"/],
    [
      'neither path nor match',
      {path: undefined},
      /exactly one of "path" and "match"/,
    ],
    ['a path that is no path', {path: 'guide'}, /\[0\]\.path: .*"\/"/],
    [
      'a match that is a text',
      {path: undefined, match: 'x'},
      /regular expression/,
    ],
    ['the flag g', {path: undefined, match: /x/g}, /without the flags g and y/],
    ['an empty title', {title: ' '}, /\[0\]\.title/],
    [
      'a link that could run a script',
      {actions: [{text: 'Go', link: 'javascript:alert(1)'}]},
      /\[0\]\.actions\[0\]\.link: .*http/,
    ],
    [
      'a link that leaves out its protocol',
      {actions: [{text: 'Go', link: '//other.example/'}]},
      /\[0\]\.actions\[0\]\.link/,
    ],
    [
      'a link that browsers read so',
      {actions: [{text: 'Go', link: '/\\other.example/'}]},
      /\[0\]\.actions\[0\]\.link/,
    ],
    [
      'another kind of action',
      {actions: [{text: 'Go', type: 'danger'}]},
      /\[0\]\.actions\[0\]\.type: .*"primary"/,
    ],
    ['a field that does not exist', {once: true}, /remove or correct "once"/],
    ['a key with a space', {noticeKey: 'a b'}, /hyphens and underscores/],
  ])('%s', (_, overrides, complaint) => {
    const read = () => prepareNotices([{...entry(), ...overrides}]);
    expect(read).toThrow(complaint);
    expect(read).toThrow('src/config/notices.ts');
  });
});

describe('the content of a notice', () => {
  test('keeps what texts are made of', () => {
    const html =
      '<p>One <strong>two</strong> <em>three</em><br /><code>four</code></p><ul><li><a href="/guide/#x">five</a></li></ul>';
    expect(sanitizeContent(html)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa&#x09;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//other.example/">a</a>', '<a>a</a>'],
    ['<iframe src="https://other.example/"></iframe>a', 'a'],
    ['<style>body{display:none}</style>a', 'a'],
    ['<math><mtext></form><mi><style></math><img onerror=x>', ''],
  ])('loses what could run, load or restyle: %s', (html, safe) => {
    expect(sanitizeContent(html)).toBe(safe);
  });

  test.each([
    'https://me:secret@other.example/',
    'HTTPS:\\\\me:secret@other.example/',
    'https://me&#x3a;secret&commat;other.example/',
  ])('has no link with credentials: %s', (href) => {
    expect(() => sanitizeContent(`<a href="${href}">a</a>`)).toThrow(
      /found a link to "other\.example" with a user name or a password/,
    );
  });

  test('opens other sites in a new tab that knows nothing of this one', () => {
    expect(
      sanitizeContent('<a href="https://other.example/" rel="opener">a</a>'),
    ).toBe(
      '<a href="https://other.example/" target="_blank" rel="noopener">a</a>',
    );
  });
});

test('the pages of a language load the notices that they can show', () => {
  const paths = ['/', '/guide/', '/zh/', '/zh/guide/'];
  const notices = prepareNotices([
    ...paths.map((path) => entry({path, title: path})),
    {match: /install/, title: 'any', content: '<p>Some</p>'},
  ]);
  const titles = (locale: 'en' | 'zh') =>
    noticesOf(locale, notices).map(({title}) => title);
  expect(titles('en')).toEqual(['/', '/guide/', 'any']);
  expect(titles('zh')).toEqual(['/zh/', '/zh/guide/', 'any']);
  const [forAll] = prepareNotices([entry()]);
  expect(noticesOf('zh', forAll ? [forAll] : [])).toEqual([forAll]);
});
