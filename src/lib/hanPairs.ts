/** Two neighbouring Han characters, or a single one, and where they begin. */
export interface HanPair {
  at: number;
  text: string;
}

/** Han text has no spaces; the pairs of its neighbours stand for its words. */
export function hanPairs(run: string): HanPair[] {
  const characters = Array.from(run);
  const pairs = characters.slice(0, Math.max(characters.length - 1, 1));
  let at = 0;
  return pairs.map((one, index) => {
    const pair = {at, text: one + (characters[index + 1] ?? '')};
    at += one.length;
    return pair;
  });
}
