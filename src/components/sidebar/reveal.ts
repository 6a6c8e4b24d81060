/** Upper and lower edge of an element, in CSS pixels on the same scale. */
export interface Span {
  top: number;
  bottom: number;
}

/** How far a list has to scroll to show an item: to its middle where it is out of view, not at all where it is visible. */
export function revealingScroll(item: Span, view: Span): number {
  const isSeen = item.top >= view.top && item.bottom <= view.bottom;
  return isSeen
    ? 0
    : (item.top + item.bottom) / 2 - (view.top + view.bottom) / 2;
}
