/** A rectangle on the screen, such as a `DOMRect`. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const intersection = (one: Rectangle, other: Rectangle): Rectangle => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const area = ({left, top, right, bottom}: Rectangle): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** The share of what the window shows of an element that is covered: from 0 to 1. */
export function coveredShare(
  cover: Rectangle,
  element: Rectangle,
  window: Rectangle,
): number {
  const seen = intersection(element, window);
  const covered = area(intersection(cover, seen));
  return covered === 0 ? 0 : covered / area(seen);
}
