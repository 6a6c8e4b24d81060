/**
 * Delay between the focus on a term and its card, in milliseconds, so that the card does not cover the text of a user who tabs through a
 * paragraph. Screen readers announce the explanation at once.
 */
export const FOCUS_DELAY = 1500;

/** Space between a tooltip and the edge of the viewport, in CSS pixels. */
const MARGIN = 8;

/**
 * The horizontal shift that moves a tooltip into the viewport, in CSS pixels; positive to the right.
 *
 * @param start its left edge
 */
export function shiftIntoView(
  {start, width}: {start: number; width: number},
  windowWidth: number,
): number {
  const furthest = windowWidth - MARGIN - width;
  return Math.max(MARGIN, Math.min(start, furthest)) - start;
}
