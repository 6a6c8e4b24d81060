import {
  SUGGESTION_LIMIT,
  suggestPages,
} from '../../../../src/components/not-found/suggestPages';

const pages = [
  '/',
  '/guide/',
  '/guide/drivers/',
  '/guide/drivers/onedrive',
  '/guide/drivers/onedrive_app',
  '/guide/drivers/webdav',
  '/guide/drivers/s3',
  '/guide/drivers/aliyundrive_open',
  '/guide/webdav',
  '/config/configuration',
  '/faq/howto',
].map((page) => ({page, title: page}));

const suggested = (failed: string) =>
  suggestPages(failed, pages).map(({page}) => page);

describe('a visitor who comes to', () => {
  test.each([
    ['/guide/drivers/ondrive', '/guide/drivers/onedrive'],
    ['/guide/drivers/noedrive', '/guide/drivers/onedrive'],
    ['/drivers/onedrive', '/guide/drivers/onedrive'],
    ['/onedrive', '/guide/drivers/onedrive'],
    ['/guide/drivers/OneDrive-App', '/guide/drivers/onedrive_app'],
    ['/guide/drivers/wbedav', '/guide/drivers/webdav'],
    ['/guide/webdva', '/guide/webdav'],
    ['/guide/drivers/aliyundrive', '/guide/drivers/aliyundrive_open'],
    ['/config/config', '/config/configuration'],
    ['/guide/how-to', '/faq/howto'],
    ['/driver/', '/guide/drivers/'],
  ])('%s is first shown %s', (failed, page) => {
    expect(suggested(failed)[0]).toBe(page);
  });

  test('a name that nothing is like is shown the nearest page above it', () => {
    expect(suggested('/guide/drivers/qqqqqq/zzzz')).toEqual([
      '/guide/drivers/',
    ]);
  });

  test('nothing known is shown nothing', () => {
    expect(suggested('/wp-login')).toEqual([]);
    expect(suggested('/')).toEqual([]);
  });

  test.each([
    '//elsewhere.test/onedrive',
    '/https://elsewhere.test/onedrive',
    '/javascript:alert(1)/onedrive',
    '/../../onedrive',
  ])('%s is shown only pages of this site', (failed) => {
    const known = pages.map(({page}) => page);
    expect(suggested(failed)).not.toEqual([]);
    expect(known).toEqual(expect.arrayContaining(suggested(failed)));
  });
});

test('a visitor is shown no more than a few pages, each once, the one above last', () => {
  const many = Array.from({length: 20}, (_, index) => ({
    page: `/guide/onedrive${index}`,
    title: 'x',
  }));
  const shown = suggestPages('/guide/onedrive', [
    ...many,
    {page: '/guide/', title: 'Guide'},
  ]);
  expect(shown).toHaveLength(SUGGESTION_LIMIT);
  expect(new Set(shown).size).toBe(SUGGESTION_LIMIT);
  expect(shown.at(-1)?.page).toBe('/guide/');
});
