/** Time from the page's appearance to the watermark's, in milliseconds. */
export const WATERMARK_DELAY = 500;

/** How much of the page the watermark covers up where it stands: from 0 to 1. */
export const WATERMARK_OPACITY = 0.5;

/** What a maintainer decides about watermarks. */
export interface WatermarkSettings {
  /** Whether pages have one that do not say so themselves. */
  enabled: boolean;
  /** What it says where a page does not say it. */
  text: string;
}

/**
 * What a page's watermark says; `undefined` where there is none.
 *
 * @param said the page's own word in its front matter
 */
export function watermarkText(
  said: boolean | string | undefined,
  {enabled, text}: WatermarkSettings,
): string | undefined {
  if (typeof said === 'string') {
    return said;
  }
  return (said ?? enabled) ? text : undefined;
}
