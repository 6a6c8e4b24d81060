/** Maximum width of the text, and its margins on narrow screens, in CSS pixels. */
const [TEXT_WIDTH, MARGINS] = [704, 32];

/**
 * Widths of the image files: for phones at 1x, 2x and 3x, for the text at 2x, and for the viewer.
 */
export const imageWidths = [400, 720, 1088, 1440, 2880];

const sizes = `(min-width: ${TEXT_WIDTH + MARGINS}px) ${TEXT_WIDTH}px, calc(100vw - ${MARGINS}px)`;

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

/** The attributes of an `<img>`: `srcset` and `sizes` for the choice of a file, the size against layout shifts, and the largest file as `src`. */
export function imageAttributes({src}: LoadedImage, fragment: string) {
  const {path = '', width, height} = src.images.at(-1) ?? {};
  return {
    src: path + fragment,
    srcSet: src.images.map((file) => `${file.path} ${file.width}w`).join(', '),
    sizes,
    width,
    height,
  };
}
