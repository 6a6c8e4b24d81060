import type {PagePath} from '../../lib/address';
import {decoded} from '../../lib/decoded';

/**
 * Headings that a page had on the former site, and where each subject is today: the id of a heading, `/page#id` on another page, nothing
 * for the page as a whole, or `null` where the subject is gone.
 */
export type OldSections = Readonly<Record<string, string | null>>;

/** Where a section is today. */
export interface SectionPlace {
  page: PagePath;
  /** Empty for the page as a whole. */
  id: string;
}

/** The id that a fragment names, with its `#` and without a directive that marks text; empty where it names none. */
export function namedId(fragment: string): string {
  const [encoded = ''] = fragment.replace(/^#/, '').split(':~:');
  return decoded(encoded);
}

/**
 * Whether an id may be meant for a section. Browsers take `#top` for the top of any page, and what providers append to an address has an
 * equals sign, which no heading has: it can be a credential.
 */
export function isSectionId(id: string): boolean {
  return id !== '' && id.toLowerCase() !== 'top' && !id.includes('=');
}

/** An id as the table lists it: copied links may have lost characters that nobody sees, which some old ids have. */
export function listedId(id: string): string {
  return id
    .replace(/\p{Cf}/gu, '')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

/** The place that an entry of the table for `page` means. */
export function placeOf(entry: string, page: PagePath): SectionPlace {
  if (!entry.startsWith('/')) {
    return {page, id: entry};
  }
  const [other = '', id = ''] = entry.split('#');
  return {page: other, id};
}

/** Name of the file with the old sections of a page, in the folder of its language. */
export function oldSectionsFile(page: PagePath): string {
  return `old-sections${page}${page.endsWith('/') ? 'index' : ''}.json`;
}
