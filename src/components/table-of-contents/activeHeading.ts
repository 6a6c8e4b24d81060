/** How near to its place a heading counts as being there, in CSS pixels. */
export const HEADING_OFFSET = 5;

export interface HeadingPosition {
  id: string;
  /** Distance below the place where a followed link puts the heading, in CSS pixels. */
  top: number;
}

/** How far below its place a heading counts as being read, in CSS pixels. */
const READING_OFFSET = 96;

/** The last heading, in the order of the page, that has reached its place. */
export const passedHeading = (
  headings: readonly HeadingPosition[],
): string | undefined =>
  headings.findLast(({top}) => top <= HEADING_OFFSET)?.id;

/** The heading that is read: the one that a link has put in its place, or else the last one near the top. */
export function activeHeading(
  headings: readonly HeadingPosition[],
): string | undefined {
  const placed = headings.findLast(({top}) => Math.abs(top) <= HEADING_OFFSET);
  const near = headings.findLast(({top}) => top <= READING_OFFSET);
  return (placed ?? near)?.id;
}
