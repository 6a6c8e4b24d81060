/** Maximum width of the text, and its margins on narrow screens, in CSS pixels. */
const [TEXT_WIDTH, MARGINS] = [704, 32];

/**
 * Widths of the image files: for phones at 1x, 2x and 3x, for the text at 2x, and for the viewer.
 */
export const imageWidths = [400, 720, 1088, 1440, 2880];

/** Device pixels of a picture for each CSS pixel: screenshots are taken for sharp screens. */
const DENSITY = 2;

// The placeholder loader does not match upper case.
const photographs = /\.(?:png|jpe?g)$/;

/** Whether plugin-ideal-image resizes a file; SVGs are sharp and small at any width. */
export function isPhotograph(path: string): boolean {
  return photographs.test(path);
}

interface ImageFile {
  path: string;
  width: number;
  height: number;
}

/** An image from plugin-ideal-image, with its files from small to large. */
export interface LoadedImage {
  src: {images: readonly ImageFile[]};
  /** Low-quality placeholder, as a data URL. */
  preSrc: string;
}

/**
 * The attributes of an `<img>`: `srcset` and `sizes` for the choice of a file, the size against layout shifts, and the largest file as `src`.
 * What a picture shows is never larger than on the screen that it was taken from.
 */
export function imageAttributes({src}: LoadedImage, fragment: string) {
  const {path = '', width = 0, height} = src.images.at(-1) ?? {};
  const shown = Math.min(TEXT_WIDTH, Math.round(width / DENSITY));
  return {
    src: path + fragment,
    srcSet: src.images.map((file) => `${file.path} ${file.width}w`).join(', '),
    sizes: `(min-width: ${shown + MARGINS}px) ${shown}px, calc(100vw - ${MARGINS}px)`,
    style: {maxInlineSize: `min(100%, ${shown}px)`},
    width,
    height,
  };
}
