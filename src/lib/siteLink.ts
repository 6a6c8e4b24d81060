import type {Locale} from '../config/locales';
import {addressOf} from './address';

/** Where a link that an author wrote leads for a reader. */
export interface SiteLink {
  to: string;
  /** Whether it leaves the site. */
  isExternal: boolean;
}

/**
 * Gives a page path (`/guide/`, `/guide/install/#first-login`) the address of the reader's language; an address elsewhere stays as it
 * is.
 */
export function siteLink(link: string, locale: Locale): SiteLink {
  if (!link.startsWith('/') || link.startsWith('//')) {
    return {to: link, isExternal: !link.startsWith('#')};
  }
  const [, page = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  return {to: `${addressOf(page, locale)}${rest}`, isExternal: false};
}
