/** Scroll distance beyond which the button appears, in CSS pixels. */
export const BACK_TO_TOP_THRESHOLD = 100;

export function isBackToTopShown(scrollTop: number): boolean {
  return scrollTop > BACK_TO_TOP_THRESHOLD;
}

/**
 * Scroll progress in whole percent.
 *
 * @param pageHeight in CSS pixels
 * @param windowHeight in CSS pixels
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
