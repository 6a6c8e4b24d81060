import type {Locale} from '../../../../src/config/locales';
import type {NoticeEntry} from '../../../../src/components/notices/noticeEntry';
import {brokenLinks} from '../../../../src/plugins/notices/brokenLinks';
import {prepareNotices} from '../../../../src/plugins/notices/prepareNotices';

/** The pages of a site, with their HTML as the build writes it: without quotes where they are not needed. */
const pages: Record<Locale, Record<string, string>> = {
  en: {
    '/': '<h1>Home</h1>',
    '/config/configuration':
      '<h2 class="a b" id=scheme>HTTP</h2><h3 id="a b">x</h3><p data-id=other>y</p>',
  },
  zh: {'/zh/': '', '/zh/config/configuration.html': '<h2 id="scheme">'},
};

async function complaints(
  overrides: Partial<NoticeEntry>,
  locale: Locale = 'en',
): Promise<string[]> {
  const [notice] = prepareNotices([
    {path: '/', title: 'News', content: 'Some', ...overrides},
  ]);
  return brokenLinks(
    notice ? [notice] : [],
    locale,
    Object.keys(pages[locale]),
    (address) => Promise.resolve(pages[locale][address] ?? ''),
  );
}

const action = (link: string) => ({actions: [{text: 'Go', link}]});
const inText = (link: string) => ({content: `<a href="${link}">Go</a>`});

describe.each([
  ['an action', action],
  ['the text', inText],
])('a link in %s', (_, write) => {
  test.each([
    '/',
    '/config/configuration',
    '/config/configuration#scheme',
    '/config/configuration?a=1&b=2#scheme',
    'https://other.example/nowhere',
  ])('to %s is fine', async (link) => {
    expect(await complaints(write(link))).toEqual([]);
  });

  test.each([
    ['/guide/drivers/139', 'the address of a page'],
    ['/config/configuration.html', 'the address of a page'],
    ['/config/configuration#schema', 'the id of a heading'],
    ['/config/configuration#other', 'the id of a heading'],
  ])('to %s stops the build', async (link, expected) => {
    const [complaint, ...others] = await complaints(write(link));
    expect(others).toEqual([]);
    expect(complaint).toContain(`"News": found the link ${link}`);
    expect(complaint).toContain(expected);
  });
});

test('a link into another language is looked at when that one is built', async () => {
  const link = '/zh/config/nothing.html';
  expect(await complaints(action(link), 'en')).toEqual([]);
  expect(await complaints(action(link), 'zh')).toHaveLength(1);
  expect(
    await complaints(action('/zh/config/configuration.html#scheme'), 'zh'),
  ).toEqual([]);
});
