/** A tab of a group: what is stored of it, and what a reader reads. */
export interface TabName {
  value: string;
  label: string;
}

/** Keys that move between tabs, and where each leads from one of several. */
const moves: Readonly<
  Record<string, (index: number, count: number) => number>
> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab that a key leads to, or nothing where the key is none of theirs. */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
): number | undefined {
  return Object.hasOwn(moves, key) ? moves[key]?.(index, count) : undefined;
}
