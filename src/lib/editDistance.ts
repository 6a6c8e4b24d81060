/** How many typos a word of this length may have: a short one would become another word. */
export function typosAllowed(length: number): number {
  if (length < 4) {
    return 0;
  }
  return length < 8 ? 1 : 2;
}

/**
 * How many letters to add, remove, replace or swap with their neighbour to turn one word into the other (optimal string alignment). Not a
 * library's: those that are maintained count two swapped letters, the commonest typo, as two.
 */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({length: to.length + 1}, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped =
        i > 1 &&
        j > 1 &&
        from[i - 1] === to[j - 2] &&
        from[i - 2] === to[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
