import {activeHeading, type HeadingPosition} from './activeHeading';

/** Time without scrolling after which the fragment follows, in milliseconds. */
export const HEADING_SYNC_DELAY = 200;

/** How near the top of the page, its end, or a heading counts as there, in CSS pixels. */
export const HEADING_SYNC_OFFSET = 5;

/** How far a page is scrolled, in CSS pixels. */
export interface ScrollPosition {
  top: number;
  /** What is left below the window. */
  below: number;
}

/**
 * The fragment that names the place a reader scrolled to; empty at the top of the page and above its first heading.
 *
 * @param headings in the order of the page, and among them the element that the current fragment names
 * @param line distance from the top of the window at which a followed link puts its heading, in CSS pixels
 * @param current fragment in the address bar, with its `#`
 */
export function syncedFragment(
  scroll: ScrollPosition,
  headings: readonly HeadingPosition[],
  line: number,
  current: string,
): string {
  if (scroll.top <= HEADING_SYNC_OFFSET) {
    return '';
  }
  const passed = activeHeading(headings, line + HEADING_SYNC_OFFSET);
  const indexOf = (id: string | undefined) =>
    headings.findIndex((heading) => heading.id === id);
  // The last headings of a page cannot reach the line: the one that was asked for stays.
  const isAtEnd = scroll.below <= HEADING_SYNC_OFFSET;
  if (isAtEnd && indexOf(current.slice(1)) > indexOf(passed)) {
    return current;
  }
  return passed === undefined ? '' : `#${passed}`;
}
