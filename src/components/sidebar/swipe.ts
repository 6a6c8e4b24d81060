/** Least horizontal movement of a swipe, in CSS pixels; a swipe is longer. */
export const SWIPE_DISTANCE = 40;

/** How many times the vertical movement the horizontal one is at least; a swipe is flatter. */
export const SWIPE_SLOPE = 1.5;

/** Width of the strip at the left edge in which a swipe that opens the sidebar begins, in CSS pixels. */
export const SWIPE_EDGE = 80;

/** Where a finger touches the window, in CSS pixels. */
export interface TouchPoint {
  clientX: number;
  clientY: number;
}

/** What a finger that moved from one point to the other asks of the sidebar. */
export function sidebarSwipe(
  from: TouchPoint,
  to: TouchPoint,
): 'open' | 'close' | undefined {
  const right = to.clientX - from.clientX;
  const distance = Math.abs(right);
  const isSwipe =
    distance > SWIPE_DISTANCE &&
    distance > SWIPE_SLOPE * Math.abs(to.clientY - from.clientY);
  if (!isSwipe) {
    return undefined;
  }
  if (right < 0) {
    return 'close';
  }
  return from.clientX <= SWIPE_EDGE ? 'open' : undefined;
}
