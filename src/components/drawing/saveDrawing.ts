import {saveFile} from '../../lib/browser/saveFile';

/** The size of a drawing: its own, or as rendered. */
function sizeOf(svg: SVGSVGElement): {width: number; height: number} {
  const {width, height} = svg.viewBox.baseVal;
  return width > 0 ? {width, height} : svg.getBoundingClientRect();
}

/** Downloads a drawing as a self-contained file, with the ground of the page behind it, because the labels have its colours. */
export function saveDrawing(
  svg: SVGSVGElement,
  fileName: string,
  ground: string,
): void {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const {width, height} = sizeOf(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  copy.style.backgroundColor = ground;
  const text = new XMLSerializer().serializeToString(copy);
  saveFile(fileName, text, 'image/svg+xml');
}
