import {foldText} from './fold';

/** The share of pairs of characters that a name must have in common with what was typed. */
const MIN_LIKENESS = 0.3;

function pairsOf(text: string): Set<string> {
  const characters = Array.from(
    foldText(text)
      .text.toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return new Set(
    characters.slice(1).map((one, i) => (characters[i] ?? '') + one),
  );
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** The items whose names are most like a text, the likest first; none if no name is like it. */
export function withLikeNames<T>(
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
  text: string,
  limit: number,
): T[] {
  const typed = pairsOf(text);
  return items
    .map((item) => ({
      item,
      score: Math.max(
        ...namesOf(item).map((name) => likeness(typed, pairsOf(name))),
      ),
    }))
    .filter(({score}) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({item}) => item);
}
