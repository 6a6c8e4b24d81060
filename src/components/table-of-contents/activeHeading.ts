/** How near to its place a heading counts as being there, in CSS pixels. */
export const HEADING_OFFSET = 5;

export interface HeadingPosition {
  id: string;
  /** Distance below the place where a followed link puts the heading, in CSS pixels. */
  top: number;
}

/** The current heading: the last one, in the order of the page, that has reached its place. */
export function activeHeading(
  headings: readonly HeadingPosition[],
): string | undefined {
  return headings.findLast(({top}) => top <= HEADING_OFFSET)?.id;
}
