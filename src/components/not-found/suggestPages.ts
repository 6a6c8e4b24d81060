import type {PagePath} from '../../lib/address';
import {editDistance} from '../../lib/editDistance';

export interface SuggestedPage {
  page: PagePath;
  title: string;
}

/** How many pages are suggested at most. */
export const SUGGESTION_LIMIT = 5;

/** Names that are less similar than this (0 to 1) are not the same name with a typo. */
const MIN_SIMILARITY = 0.55;

/** Similarity of two names when one contains the other, with at least this many characters. */
const CONTAINED_SIMILARITY = 0.75;
const CONTAINED_LENGTH = 3;

/** Weight of a shared folder, relative to a similar name. */
const FOLDER_WEIGHT = 0.3;

function similarity(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isContained = short.length >= CONTAINED_LENGTH && long.includes(short);
  const similar = 1 - editDistance(one, other) / Math.max(long.length, 1);
  return Math.max(similar, isContained ? CONTAINED_SIMILARITY : 0);
}

/** The segments of a page path, normalised so that spellings of the same name are equal. */
function segmentsOf(page: PagePath): string[] {
  return page
    .toLowerCase()
    .replace(/[\s_.-]+/g, '-')
    .split('/')
    .filter((segment) => segment !== '');
}

/** The share of two paths' folders that is the same from the start, from 0 to 1. */
function sharedFolders(one: readonly string[], other: readonly string[]) {
  const longest = Math.max(one.length, other.length);
  const end = one.findIndex((folder, index) => folder !== other[index]);
  return longest === 0 ? 0 : (end === -1 ? one.length : end) / longest;
}

/** How well a page matches an address that failed; 0 where it does not. */
function fit(failed: readonly string[], page: readonly string[]): number {
  const name = similarity(failed.at(-1) ?? '', page.at(-1) ?? '');
  return name < MIN_SIMILARITY
    ? 0
    : name +
        FOLDER_WEIGHT * sharedFolders(failed.slice(0, -1), page.slice(0, -1));
}

/** The pages that a decoded address most likely meant, best first, and last the nearest page above it; never the home page. */
export function suggestPages<Page extends SuggestedPage>(
  failed: PagePath,
  pages: readonly Page[],
): Page[] {
  const wanted = segmentsOf(failed);
  const candidates = pages.filter(({page}) => page !== '/');
  const fitting = candidates
    .map((page) => ({page, fit: fit(wanted, segmentsOf(page.page))}))
    .filter((candidate) => candidate.fit > 0)
    .sort(
      (a, b) => b.fit - a.fit || a.page.page.localeCompare(b.page.page, 'en'),
    )
    .map(({page}) => page);
  const above = candidates
    .filter(({page}) => page.endsWith('/') && failed.startsWith(page))
    .sort((a, b) => b.page.length - a.page.length)
    .slice(0, 1);
  return [
    ...new Set([
      ...fitting.slice(0, SUGGESTION_LIMIT - above.length),
      ...above,
    ]),
  ];
}
