import {waitFor} from '@testing-library/react';
import {SiteMetadata} from '../../../../src/components/page/SiteMetadata';
import {site} from '../../../../src/config/site';
import {renderOnSite} from '../../../support/renderOnSite';

/** What a search engine reads of the page's head. */
async function read(address: string) {
  renderOnSite(<SiteMetadata />, address);
  const linksWith = (rel: string) => [
    ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`),
  ];
  await waitFor(() => {
    expect(linksWith('canonical')).toHaveLength(1);
  });
  const contentsOf = (property: string) =>
    [
      ...document.head.querySelectorAll<HTMLMetaElement>(
        `meta[property="${property}"]`,
      ),
    ].map(({content}) => content);
  return {
    canonical: linksWith('canonical').map(({href}) => href),
    alternates: Object.fromEntries(
      linksWith('alternate').map(({hreflang, href}) => [hreflang, href]),
    ),
    contentsOf,
  };
}

const {url} = site;

test.each([
  ['/guide/drivers/Crypt?a=1', '/guide/drivers/Crypt', 'en_US', 'zh_CN'],
  [
    '/zh/guide/drivers/Crypt.html',
    '/zh/guide/drivers/Crypt.html',
    'zh_CN',
    'en_US',
  ],
])(
  'a preview of %s has one address and names its language',
  async (address, page, locale, other) => {
    const {canonical, contentsOf} = await read(address);
    expect(canonical).toEqual([`${url}${page}`]);
    expect(contentsOf('og:url')).toEqual([`${url}${page}`]);
    expect(contentsOf('og:locale')).toEqual([locale]);
    expect(contentsOf('og:locale:alternate')).toEqual([other]);
  },
);

test.each(['/404.html', '/zh/404.html'])(
  'the not-found page %s names itself and no other language',
  async (address) => {
    const {canonical, alternates} = await read(address);
    expect(canonical).toEqual([`${url}${address}`]);
    expect(alternates).toEqual({});
  },
);

test.each([
  ['/tool/onedrive/request', 'noindex, nofollow', 'no-referrer'],
  ['/zh/tool/', 'noindex, nofollow', 'no-referrer'],
  ['/tool/server/', undefined, 'no-referrer'],
  ['/zh/tool/server/', undefined, 'no-referrer'],
  ['/guide/', undefined, undefined],
])(
  'search engines list the check of a server, and no page that gets tokens: %s',
  async (address, robots, referrer) => {
    await read(address);
    const contentOf = (name: string) =>
      document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
        ?.content;
    expect(contentOf('robots')).toBe(robots);
    expect(contentOf('referrer')).toBe(referrer);
  },
);
