export interface Spread {
  min: number;
  median: number;
  max: number;
}

/**
 * The median; of an even number of values the mean of the two in the middle.
 *
 * @throws Error for an empty list
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) {
    throw new Error('found no values, expected at least one');
  }
  return (lower + upper) / 2;
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    min: Math.min(...values),
    median: median(values),
    max: Math.max(...values),
  };
}
