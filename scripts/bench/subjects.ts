import type {Locale} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {benchPages, type BenchPage, type SubjectName} from './pages';
import {peers} from './peers';

/** What a reader can tap while a page is loading: where, and how the page shows that it has understood. */
export interface TapTarget {
  at: string;
  /** Something that is there once it has been done; nothing for a link, which is done when another page is there. */
  done?: string;
  /** It is there on wide screens only. */
  isWide?: true;
}

export const tapNames = ['menu', 'theme', 'search', 'sidebar', 'link'] as const;

export type TapName = (typeof tapNames)[number];

/** Where the parts of a site are. A part that a site does not have on a phone is missing. */
export interface Controls {
  taps: Partial<Record<TapName, TapTarget>>;
  /** A link in the text of the driver page, to the page `/guide/drivers/common`. */
  article: string;
  search?: {field: string; result: string};
}

export const controls: Readonly<Record<SubjectName, Controls>> = {
  site: {
    taps: {
      menu: {
        at: 'button[popovertarget="site-menu"]',
        done: '#site-menu:popover-open',
      },
      theme: {
        at: 'nav > div > button.needs-script',
        done: 'html:not([data-theme-choice="system"])',
        isWide: true,
      },
      search: {
        at: 'button[aria-haspopup="dialog"]',
        done: 'dialog:is([open], :popover-open)',
      },
      sidebar: {
        at: 'button[popovertarget="site-sidebar"]',
        done: '#site-sidebar:popover-open',
      },
      link: {at: 'nav a[href="/"]'},
    },
    article: 'main',
    search: {field: 'dialog[open] input', result: '.DocSearch-Hit'},
  },
  vitepress: {
    taps: {
      menu: {at: '.VPNavBarHamburger', done: '.VPNavScreen'},
      theme: {
        at: '.VPNavBarAppearance button',
        done: 'html.dark',
        isWide: true,
      },
      search: {at: '.VPNavBarSearch button', done: '.VPLocalSearchBox'},
      sidebar: {at: '.VPLocalNav .menu', done: '.VPSidebar.open'},
      link: {at: '.VPNavBarTitle a'},
    },
    article: '.vp-doc',
    search: {
      field: '.VPLocalSearchBox input',
      result: '.VPLocalSearchBox .result',
    },
  },
  starlight: {
    taps: {
      menu: {
        at: 'starlight-menu-button button',
        done: 'body[data-mobile-menu-expanded]',
      },
      search: {
        at: 'site-search button[data-open-modal]',
        done: 'site-search dialog[open]',
      },
      link: {at: 'a.site-title'},
    },
    article: '.sl-markdown-content',
    search: {
      field: 'site-search dialog[open] input',
      result: '.pagefind-ui__result',
    },
  },
  docusaurus: {
    taps: {
      menu: {at: '.navbar__toggle', done: '.navbar-sidebar--show'},
      theme: {
        at: '.navbar__items--right button[aria-label*="mode"]',
        done: 'html:not([data-theme-choice="system"])',
        isWide: true,
      },
      link: {at: 'a.navbar__brand'},
    },
    article: '.theme-doc-markdown',
  },
};

/** The address of a measured page on a site. */
export function pathOf(
  subject: SubjectName,
  page: BenchPage,
  locale: Locale,
): string {
  const path = benchPages[page];
  return subject === 'site'
    ? addressOf(path, locale)
    : peers[subject].addressOf(path, locale);
}
