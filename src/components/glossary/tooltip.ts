/**
 * How long a word has to keep the focus before its explanation shows, in milliseconds. Nothing that a keyboard is needed for waits for it:
 * assistive technology says the explanation at once, and the word itself leads to it. What waits is the card alone, which would otherwise
 * cover the lines below each word of a paragraph that a reader goes through with the Tab key.
 */
export const FOCUS_DELAY = 1500;

/** Room between what floats beside a word and the edge of the window, in CSS pixels. */
const MARGIN = 8;

/**
 * How far something must move to the side to stay in the window, in CSS pixels; to the right is positive.
 *
 * @param start where it begins, and `width` how wide it is
 */
export function shiftIntoView(
  {start, width}: {start: number; width: number},
  windowWidth: number,
): number {
  const furthest = windowWidth - MARGIN - width;
  return Math.max(MARGIN, Math.min(start, furthest)) - start;
}
