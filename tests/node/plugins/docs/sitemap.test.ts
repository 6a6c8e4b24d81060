import type {LoadContext} from '@docusaurus/types';
import {
  alternateLinks,
  sitemapOptions,
} from '../../../../src/plugins/docs/sitemap';

const site = 'https://docs.example.org';

test.each([
  ['/', '/', '/zh/'],
  ['/zh/', '/', '/zh/'],
  [
    '/guide/drivers/Crypt',
    '/guide/drivers/Crypt',
    '/zh/guide/drivers/Crypt.html',
  ],
  [
    '/zh/guide/drivers/Crypt.html',
    '/guide/drivers/Crypt',
    '/zh/guide/drivers/Crypt.html',
  ],
])(
  'a search engine at %s finds both languages, and Chinese for all others',
  (address, en, zh) => {
    expect(alternateLinks(`${site}${address}`)).toEqual([
      {lang: 'en-US', url: `${site}${en}`},
      {lang: 'zh-CN', url: `${site}${zh}`},
      {lang: 'x-default', url: `${site}${zh}`},
    ]);
  },
);

test('the sitemap keeps what Docusaurus says of each page and adds the alternates', async () => {
  const items = await sitemapOptions.createSitemapItems?.({
    siteConfig: {} as LoadContext['siteConfig'],
    routes: [],
    defaultCreateSitemapItems: () =>
      Promise.resolve([
        {url: `${site}/`, lastmod: '2026-01-02'},
        {url: `${site}/faq/`, lastmod: null},
      ]),
  });
  expect(items).toEqual([
    {url: `${site}/`, lastmod: '2026-01-02', links: alternateLinks(`${site}/`)},
    {url: `${site}/faq/`, lastmod: null, links: alternateLinks(`${site}/faq/`)},
  ]);
});
