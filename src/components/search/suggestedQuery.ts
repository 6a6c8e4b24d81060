/** How many shorter queries are tried for one that finds nothing. */
const ATTEMPTS = 4;

/** A query without its last words, longest first, and then its words one by one; none for a single word. */
export function shorterQueries(query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const beginnings = words
    .slice(1)
    .map((_, index) => words.slice(0, words.length - 1 - index).join(' '));
  const single = words.length > 1 ? words.slice(1) : [];
  return [...new Set([...beginnings, ...single])]
    .filter((shorter) => shorter !== query.trim())
    .slice(0, ATTEMPTS);
}

/** The first part of a query that finds something, or else another suggestion. */
export async function suggestedQuery(
  query: string,
  finds: (query: string) => Promise<boolean>,
  other: string,
): Promise<string> {
  for (const shorter of shorterQueries(query)) {
    if (await finds(shorter)) {
      return shorter;
    }
  }
  return other;
}
