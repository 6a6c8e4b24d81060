/** Width of the text where there is room, in CSS pixels, and the space beside it where there is none. */
const [TEXT_WIDTH, MARGINS] = [704, 32];

/**
 * Widths in which an image is served: for phones with one, two and three pixels to a CSS pixel, for the text on screens with two, and for
 * the viewer.
 */
export const imageWidths = [400, 720, 1088, 1440, 2880];

const sizes = `(min-width: ${TEXT_WIDTH + MARGINS}px) ${TEXT_WIDTH}px, calc(100vw - ${MARGINS}px)`;

// The loader of placeholders knows no capital letters.
const photographs = /\.(?:png|jpe?g)$/;

/** Whether plugin-ideal-image reads a file: drawings are sharp and small at any width. */
export function isPhotograph(path: string): boolean {
  return photographs.test(path);
}

interface ImageFile {
  path: string;
  width: number;
  height: number;
}

/** An image as a script imports it from plugin-ideal-image, its files from the smallest to the largest. */
export interface LoadedImage {
  src: {images: readonly ImageFile[]};
  /** A few of its pixels, as an address of their own. */
  preSrc: string;
}

/** What an `<img>` needs for a browser to choose a file and to keep its place; its own address is that of the largest file. */
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
