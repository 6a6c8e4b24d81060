/** Delay before the watermark appears, in milliseconds. */
export const WATERMARK_DELAY = 500;

/** How much of the page the watermark covers where it is: from 0 to 1. */
export const WATERMARK_OPACITY = 0.5;

/** The site-wide settings of watermarks. */
export interface WatermarkSettings {
  /** The default for pages that do not set it themselves. */
  enabled: boolean;
  /** The text where a page does not set its own. */
  text: string;
}

/**
 * The text of a page's watermark; `undefined` where there is none.
 *
 * @param setting the value in the page's front matter
 */
export function watermarkText(
  setting: boolean | string | undefined,
  {enabled, text}: WatermarkSettings,
): string | undefined {
  if (typeof setting === 'string') {
    return setting;
  }
  return (setting ?? enabled) ? text : undefined;
}
