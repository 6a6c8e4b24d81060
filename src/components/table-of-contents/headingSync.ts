import {
  HEADING_OFFSET,
  passedHeading,
  type HeadingPosition,
} from './activeHeading';

/** Time without scrolling after which the fragment is updated, in milliseconds. */
export const HEADING_SYNC_DELAY = 200;

/** Scroll position, in CSS pixels. */
export interface ScrollPosition {
  top: number;
  /** Remaining distance below the window. */
  below: number;
}

/**
 * The fragment for a scroll position; empty at the top of the page and above its first heading.
 *
 * @param headings in the order of the page, including the element that the current fragment names
 * @param current fragment in the address bar, with its `#`
 */
export function syncedFragment(
  scroll: ScrollPosition,
  headings: readonly HeadingPosition[],
  current: string,
): string {
  if (scroll.top <= HEADING_OFFSET) {
    return '';
  }
  const passed = passedHeading(headings);
  const indexOf = (id: string | undefined) =>
    headings.findIndex((heading) => heading.id === id);
  // The last headings of a page cannot reach the line: the fragment of a followed link stays.
  const isAtEnd = scroll.below <= HEADING_OFFSET;
  if (isAtEnd && indexOf(current.slice(1)) > indexOf(passed)) {
    return current;
  }
  return passed === undefined ? '' : `#${passed}`;
}
