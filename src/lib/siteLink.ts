import type {Locale} from '../config/locales';
import {addressOf} from './address';

/** An author's link, resolved for the current language. */
export interface SiteLink {
  to: string;
  isExternal: boolean;
}

/** Gives a page path (`/guide/`, `/guide/install/#first-login`) its address in the current language; an external address stays as it is. */
export function siteLink(link: string, locale: Locale): SiteLink {
  if (!link.startsWith('/') || link.startsWith('//')) {
    return {to: link, isExternal: !link.startsWith('#')};
  }
  const [, page = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  return {to: `${addressOf(page, locale)}${rest}`, isExternal: false};
}
