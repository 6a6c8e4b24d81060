/** How far a page is scrolled before the way back is offered, in CSS pixels; it appears beyond. */
export const BACK_TO_TOP_THRESHOLD = 100;

/** Whether the button that leads back to the top is shown. */
export function isBackToTopShown(scrollTop: number): boolean {
  return scrollTop > BACK_TO_TOP_THRESHOLD;
}

/**
 * How much of a page was scrolled through, in whole percent.
 *
 * @param pageHeight height of the whole page, in CSS pixels
 * @param windowHeight height of what is seen of it, in CSS pixels
 */
export function scrollPercent(
  scrollTop: number,
  pageHeight: number,
  windowHeight: number,
): number {
  const length = pageHeight - windowHeight;
  const share = length > 0 ? scrollTop / length : 0;
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}
