import type {NavbarHiding} from '../../config/navbar';

/** Distance from the top of the page within which the navbar is always shown, in CSS pixels. */
const TOP_ZONE = 58;

/** Distance below the last sample after which the navbar hides, in CSS pixels. */
const HIDE_DISTANCE = 200;

/** Minimum interval between samples of the scroll position, in milliseconds. */
export const SAMPLE_INTERVAL_MS = 300;

export interface ScrollSample {
  /** In CSS pixels. */
  y: number;
  /** The same at the previous sample. */
  last: number;
  /** Whether the sidebar is open over the page. */
  isSidebarOpen: boolean;
}

/** Whether the navbar may hide on a screen of this width. */
export const mayHideNavbar = (
  configuration: NavbarHiding,
  isMobile: boolean,
): boolean =>
  configuration === 'always' || (configuration === 'mobile' && isMobile);

/** Whether the navbar is hidden after a sample: one far below the last hides it, one above it or near the top shows it. */
export function isNavbarHidden(
  wasHidden: boolean,
  {y, last, isSidebarOpen}: ScrollSample,
): boolean {
  if (y <= TOP_ZONE || y < last) {
    return false;
  }
  return wasHidden || (y > last + HIDE_DISTANCE && !isSidebarOpen);
}
