import {saveFile} from '../../lib/browser/saveFile';

/** The size of a drawing: what it says itself, or as it is shown. */
function sizeOf(svg: SVGSVGElement): {width: number; height: number} {
  const {width, height} = svg.viewBox.baseVal;
  return width > 0 ? {width, height} : svg.getBoundingClientRect();
}

/**
 * Gives the reader a drawing as a file that stands on its own.
 *
 * @param ground colour behind the drawing, since its words are in the colours of the page
 */
export function saveDrawing(
  svg: SVGSVGElement,
  name: string,
  ground: string,
): void {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const {width, height} = sizeOf(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  copy.style.backgroundColor = ground;
  const text = new XMLSerializer().serializeToString(copy);
  saveFile(`${name}.svg`, text, 'image/svg+xml');
}
