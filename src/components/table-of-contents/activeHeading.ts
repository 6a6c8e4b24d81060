/** A heading with the distance of its top from the top of the window, in CSS pixels. */
export interface HeadingPosition {
  id: string;
  top: number;
}

/**
 * The current heading: the last one at or above the line below the navbar.
 *
 * @param headings in the order of the page
 * @param line distance of that line from the top of the window, in CSS pixels
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
): string | undefined {
  return headings.findLast(({top}) => top <= line)?.id;
}
