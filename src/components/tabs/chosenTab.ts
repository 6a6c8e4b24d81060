/** A tab: its stored value, and its label. */
export interface TabName {
  value: string;
  label: string;
}

/** The keys that move between tabs, with the index they move to. */
const moves: Readonly<
  Record<string, (index: number, count: number) => number>
> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The index that a key moves to; `undefined` for other keys. */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
): number | undefined {
  return Object.hasOwn(moves, key) ? moves[key]?.(index, count) : undefined;
}
