/** A swipe that opens or closes is longer than this horizontally, in CSS pixels. */
export const SWIPE_DISTANCE = 40;

/** A swipe moves more than this many times as far horizontally as vertically. */
export const SWIPE_SLOPE = 1.5;

/** Width of the strip at the left edge in which an opening swipe begins, in CSS pixels. */
export const SWIPE_EDGE = 80;

/** Position of a touch in the window, in CSS pixels. */
export interface TouchPoint {
  clientX: number;
  clientY: number;
}

/** What a movement from one point to the other means for the sidebar. */
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
