interface Size {
  width: number;
  height: number;
}

/** One image of a page, as the viewer shows it. */
export interface GalleryImage extends Size {
  src: string;
  alt: string;
}

/** How many times its own size a drawing can be shown at: its lines stay sharp at any size, so it may fill a large screen. */
const DRAWING_SCALE = 4;

/** Longest name of a downloaded file, in characters, without its ending. */
const MAX_NAME_LENGTH = 60;

/** The kind of an image, as an ending of a file's name. */
function fileEnding(src: string): string {
  const embedded = /^data:image\/([a-z]+)/.exec(src);
  const named = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(src);
  return (embedded ?? named)?.[1]?.toLowerCase() ?? 'png';
}

/** The size of an image when it is zoomed to its full size. */
export function fullSize(src: string, {width, height}: Size): Size {
  const scale = fileEnding(src) === 'svg' ? DRAWING_SCALE : 1;
  return {width: width * scale, height: height * scale};
}

/** The name of an image as a file of the reader's: the words that describe it. */
export function downloadName({src, alt}: {src: string; alt: string}): string {
  const words = alt.replace(/[\\/:*?"<>|.\s]+/g, ' ').trim();
  const name = Array.from(words).slice(0, MAX_NAME_LENGTH).join('').trim();
  return `${name === '' ? 'image' : name}.${fileEnding(src)}`;
}

/** How far the page behind the viewer scrolls before the viewer closes, in CSS pixels. */
const SCROLL_TOLERANCE = 40;

/** Whether a reader who scrolled the page behind the viewer has left the image. */
export function isScrolledAway(from: number, to: number): boolean {
  return Math.abs(to - from) > SCROLL_TOLERANCE;
}
