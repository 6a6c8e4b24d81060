import type {IconName} from '../../config/icons';
import type {Locale} from '../../config/locales';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {siteLink} from '../../lib/siteLink';

/** The previous or next page. */
export interface Neighbour {
  to: string;
  title: string;
  icon?: IconName | undefined;
}

/** A neighbour by the order of the sidebar. */
export interface SidebarNeighbour {
  permalink: string;
  title: string;
}

interface Site {
  locale: Locale;
  /** Title of the page at an address of this site. */
  titleAt: (address: string) => string | undefined;
}

/**
 * The previous or next page: what the author chose, or the neighbour in the sidebar.
 *
 * @throws Error when the author's path is no page of this site, which stops the build
 */
export function pageNeighbour(
  chosen: PageFrontMatter['next'],
  inSidebar: SidebarNeighbour | undefined,
  {locale, titleAt}: Site,
): Neighbour | undefined {
  if (chosen === undefined) {
    return inSidebar && {to: inSidebar.permalink, title: inSidebar.title};
  }
  if (chosen === false) {
    return undefined;
  }
  if (typeof chosen === 'object') {
    const {to} = siteLink(chosen.link, locale);
    return {to, title: chosen.text, icon: chosen.icon};
  }
  const {to} = siteLink(chosen, locale);
  const title = titleAt(to.replace(/[?#].*$/, ''));
  if (title === undefined) {
    throw new Error(
      `Front matter: prev or next is "${chosen}", expected the path of a page such as /guide/install/docker, or {text, link} for an address elsewhere.`,
    );
  }
  return {to, title};
}
