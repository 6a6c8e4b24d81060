interface Size {
  width: number;
  height: number;
}

export interface GalleryImage extends Size {
  src: string;
  alt: string;
}

/** Maximum scale of a drawing, which is sharp at any size. */
const DRAWING_SCALE = 4;

/** Maximum length of the name of a downloaded file, without its extension. */
const MAX_NAME_LENGTH = 60;

function fileExtension(src: string): string {
  const embedded = /^data:image\/([a-z]+)/.exec(src);
  const named = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(src);
  return (embedded ?? named)?.[1]?.toLowerCase() ?? 'png';
}

/** The size of an image when zoomed in fully. */
export function fullSize(src: string, {width, height}: Size): Size {
  const scale = fileExtension(src) === 'svg' ? DRAWING_SCALE : 1;
  return {width: width * scale, height: height * scale};
}

/** The file name for a downloaded image, from its alternative text. */
export function imageFileName({src, alt}: {src: string; alt: string}): string {
  const words = alt.replace(/[\\/:*?"<>|.\s]+/g, ' ').trim();
  const name = Array.from(words).slice(0, MAX_NAME_LENGTH).join('').trim();
  return `${name === '' ? 'image' : name}.${fileExtension(src)}`;
}

/** Scroll distance of the page that closes the viewer, in CSS pixels. */
const SCROLL_TOLERANCE = 40;

/** Whether the page was scrolled far enough to close the viewer. */
export function isScrolledAway(from: number, to: number): boolean {
  return Math.abs(to - from) > SCROLL_TOLERANCE;
}
