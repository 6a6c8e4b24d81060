/** How well a search answers a set of queries. */
export interface Relevance {
  asked: number;
  /** Share of queries with a right page first, and among the first three. */
  successAt1: number;
  successAt3: number;
  /** Mean of one divided by the rank of the first right page; 0 where there is none. */
  meanReciprocalRank: number;
}

/** @param places for each query the rank of the first right page, from 1 on; `undefined` where it is not found */
export function relevanceOf(
  places: readonly (number | undefined)[],
): Relevance {
  const share = (test: (place: number) => boolean) =>
    places.filter((place) => place !== undefined && test(place)).length /
    places.length;
  const sum = places.reduce<number>(
    (all, place) => all + (place === undefined ? 0 : 1 / place),
    0,
  );
  return {
    asked: places.length,
    successAt1: share((place) => place === 1),
    successAt3: share((place) => place <= 3),
    meanReciprocalRank: sum / places.length,
  };
}
