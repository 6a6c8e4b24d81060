/** The place of the first entry of a sorted list that is not before a value. */
export function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

export function withPrefix(sorted: readonly string[], start: string): string[] {
  const found: string[] = [];
  for (
    let i = lowerBound(sorted, start);
    sorted[i]?.startsWith(start) === true;
    i += 1
  ) {
    found.push(sorted[i] ?? '');
  }
  return found;
}
