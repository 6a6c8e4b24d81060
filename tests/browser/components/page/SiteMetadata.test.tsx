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
  return {
    canonical: linksWith('canonical').map(({href}) => href),
    alternates: Object.fromEntries(
      linksWith('alternate').map(({hreflang, href}) => [hreflang, href]),
    ),
  };
}

const {url} = site;

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
