/** Upper and lower edge of something, in CSS pixels on one scale. */
export interface Span {
  top: number;
  bottom: number;
}

/** How far a list has to scroll so that an item in it is seen: to its middle where it is not, nowhere where it is. */
export function revealingScroll(item: Span, view: Span): number {
  const isSeen = item.top >= view.top && item.bottom <= view.bottom;
  return isSeen
    ? 0
    : (item.top + item.bottom) / 2 - (view.top + view.bottom) / 2;
}
