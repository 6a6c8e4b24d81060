import words from '../../../data/synonyms/traditional.json';

/**
 * Makes a query in traditional characters one in simplified characters, as the pages are written: first the words that differ by more than
 * their characters, the longest first, then characters.
 *
 * @param pairs traditional characters, each followed by the simplified one
 */
export function createSimplify(pairs: string): (query: string) => string {
  const characters = new Map<string, string>();
  const list = Array.from(pairs);
  for (let i = 0; i + 1 < list.length; i += 2) {
    characters.set(list[i] ?? '', list[i + 1] ?? '');
  }
  const sorted = Object.entries(words).sort(
    ([one], [other]) => other.length - one.length,
  );
  return (query) => {
    const known = sorted.reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      query,
    );
    return Array.from(known, (one) => characters.get(one) ?? one).join('');
  };
}
