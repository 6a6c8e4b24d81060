import type {NavbarHiding} from '../../config/navbar';

/** Distance from the top of the page within which the navbar is always shown, in CSS pixels. */
const TOP_ZONE = 58;

/** Distance beyond the last sample after which the navbar goes away, in CSS pixels. */
const HIDE_DISTANCE = 200;

/** How often the reader's place on the page is sampled at most, in milliseconds. */
export const SAMPLE_INTERVAL_MS = 300;

/** One sample of the reader's place. */
export interface ScrollSample {
  /** Distance of the window from the top of the page, in CSS pixels. */
  y: number;
  /** The same at the sample before. */
  last: number;
  /** Whether the sidebar lies over the page. */
  isSidebarOpen: boolean;
}

/** Whether the navbar may go away on a screen of this kind. */
export function mayHideNavbar(
  configuration: NavbarHiding,
  isMobile: boolean,
): boolean {
  switch (configuration) {
    case 'mobile':
      return isMobile;
    case 'always':
      return true;
    case 'none':
      return false;
  }
}

/** Whether the navbar is away after a sample: one far below the last hides it, one above it or near the top shows it. */
export function isNavbarHidden(
  wasHidden: boolean,
  {y, last, isSidebarOpen}: ScrollSample,
): boolean {
  if (y <= TOP_ZONE || y < last) {
    return false;
  }
  return wasHidden || (y > last + HIDE_DISTANCE && !isSidebarOpen);
}
