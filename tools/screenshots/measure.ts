import type {Box} from './whiteSpace';

interface Measured {
  /** What one sees: lines of text, controls, pictures, small cards. */
  things: Box[];
  /** What is marked. */
  marked: Box[];
  /** What one sees beside it. */
  others: Box[];
}

/** Measures what one sees. It runs in the page, so it uses nothing from outside. */
export function measure(): Measured {
  /** What is higher is a part of the page, which an edge of the picture may cut. */
  const maxHeight = 240;
  /** What is never cut, however high. */
  const whole = 'input, textarea, button, svg, img, video, .hope-form-control';
  const marks = [...document.querySelectorAll('[data-marked]')];
  const boxOf = ({left, top, right, bottom}: DOMRect): Box => ({
    left,
    top,
    right,
    bottom,
  });
  const isSeen = ({left, top, width, height}: DOMRect) =>
    width > 1 &&
    height > 1 &&
    left < innerWidth &&
    left + width > 0 &&
    top + height > 0;
  const isCovered = (element: Element, {left, top, right, bottom}: DOMRect) => {
    const hit = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (top + bottom) / 2,
    );
    return hit !== null && !hit.contains(element) && !element.contains(hit);
  };
  const isPainted = (element: Element) => {
    const style = getComputedStyle(element);
    const hasBorder =
      Number.parseFloat(style.borderTopWidth) > 0 &&
      style.borderTopColor !== 'rgba(0, 0, 0, 0)';
    return (
      hasBorder ||
      style.boxShadow !== 'none' ||
      style.backgroundColor !== 'rgba(0, 0, 0, 0)'
    );
  };
  const isThing = (element: Element, {height}: DOMRect) =>
    element.matches(whole) || (height <= maxHeight && isPainted(element));
  const found: {element: Element; rect: DOMRect; isGroup: boolean}[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (
      !element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      })
    ) {
      continue;
    }
    const rect = element.getBoundingClientRect();
    if (isThing(element, rect)) {
      found.push({
        element,
        rect,
        isGroup: element.matches('.hope-form-control'),
      });
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          found.push({element, rect: line, isGroup: false});
        }
      }
    }
  }
  const seen = found.filter(
    ({element, rect}) => isSeen(rect) && !isCovered(element, rect),
  );
  return {
    things: seen.map(({rect}) => boxOf(rect)),
    marked: marks.map((mark) => boxOf(mark.getBoundingClientRect())),
    others: seen
      .filter(
        ({element, isGroup}) =>
          !isGroup &&
          marks.every(
            (mark) => !mark.contains(element) && !element.contains(mark),
          ),
      )
      .map(({rect}) => boxOf(rect)),
  };
}
