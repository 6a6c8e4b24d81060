/** In which order the pages of a section lead on to each other. */
import {parse} from 'parse5';
import {isInside} from '../../scripts/offline-archive/tree';
import {localeCodes} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {attribute, elementsIn, type Element} from '../../src/plugins/htmlTree';
import {htmlOf} from './files';

const SIDEBAR_ID = 'site-sidebar';

function hrefOf(html: string, id: string): string | undefined {
  const [link] =
    new RegExp(`<a\\b[^>]*\\bid="?${id}\\b[^>]*>`).exec(html) ?? [];
  return link && /\bhref="?([^\s">]+)/.exec(link)?.[1];
}

/** The sections that the navbar marks; the languages, marked as well, say which one they are. */
const markedSections = (html: string) =>
  new Set(
    [
      ...html.matchAll(/<a aria-current="?true"?[^>]*\bhref="?([^\s">]+)"?>/g),
    ].map(([, href]) => href),
  );

/** Addresses in the sidebar of a page, in its order. */
function sidebarOf(html: string): string[] {
  const elements = elementsIn(parse(html));
  const isSidebar = (element: Element) =>
    attribute(element, 'id') === SIDEBAR_ID;
  return elements.flatMap((element) =>
    element.tagName === 'a' && isInside(element, isSidebar)
      ? (attribute(element, 'href') ?? [])
      : [],
  );
}

test.each(
  ['/guide/', '/config/', '/faq/'].flatMap((section) =>
    localeCodes.map((locale) => addressOf(section, locale)),
  ),
)(
  'whoever goes back through %s reads it in the order of the sidebar, with the section marked in the navbar',
  (section) => {
    const sidebar = sidebarOf(htmlOf(section));
    expect(sidebar.length).toBeGreaterThan(5);
    sidebar.forEach((address, i) => {
      const html = htmlOf(address);
      // A page with a layout of its own stands alone.
      if (html.includes(`popovertarget=${SIDEBAR_ID}`)) {
        expect([address, hrefOf(html, 'site-previous-page')]).toEqual([
          address,
          sidebar[i - 1],
        ]);
      }
      // In the guide, the next page is the next step.
      if (!address.includes('/guide/')) {
        expect([address, hrefOf(html, 'site-next-page')]).toEqual([
          address,
          sidebar[i + 1],
        ]);
      }
      expect([address, ...markedSections(html)]).toEqual([address, section]);
    });
  },
);

test.each(localeCodes)(
  'the next page is the next step, from the introduction to what a reader came for, in %s',
  (locale) => {
    const way = ['/guide/'];
    for (const address of way) {
      const next = hrefOf(
        htmlOf(addressOf(address, locale)),
        'site-next-page',
      )?.replace(/^\/zh|(?:\.html)?(?:#.*)?$/g, '');
      if (next !== undefined && !way.includes(next)) {
        way.push(next);
      }
    }
    expect(way.slice(0, 6)).toEqual([
      '/guide/',
      '/guide/install/',
      '/guide/drivers/',
      '/guide/use/watch',
      '/guide/use/share',
      '/guide/advanced/',
    ]);
  },
);
