/** Width of the text where there is room, in CSS pixels, and the space beside it where there is none. */
const [TEXT_WIDTH, MARGINS] = [704, 32];

/** Widths in which an image is kept: for phones, for the width of the text, and for both on screens with fine pixels. */
const widths = [400, 704, 1056, 1408] as const;

/** The formats, best first; every browser that the site is built for knows the last one. */
export const imageFormats = ['avif', 'webp'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** What a browser is told of the width at which an image is shown. */
export const imageSizes = `(min-width: ${TEXT_WIDTH + MARGINS}px) ${TEXT_WIDTH}px, calc(100vw - ${MARGINS}px)`;

const photographs = /\.(?:png|jpe?g|webp)$/i;

/** Whether there is something to make smaller: drawings are sharp and small at any width. */
export function isRaster(path: string): boolean {
  return photographs.test(path);
}

/** The widths for an image, never more than it has itself. */
export function widthsFor(own: number): number[] {
  const largest = Math.min(own, Math.max(...widths));
  return [...widths.filter((width) => width < largest), largest];
}
