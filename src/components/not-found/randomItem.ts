/**
 * One of several items, each equally likely.
 *
 * @param random returns a number from 0 up to but not including 1, as `Math.random` does
 */
export function randomItem<T>(
  items: readonly [T, ...T[]],
  random: () => number,
): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
