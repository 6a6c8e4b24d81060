import type {SearchHit} from '../hit';
import {foldText} from './fold';
import type {OpenIndex, OpenPage} from './openIndex';

/** How many pages are offered where nothing is found. */
const MAX_NEAREST = 3;

/** The share of pairs of characters that a name must have in common with the query. */
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

function hitOf({address, title, groupName}: OpenPage): SearchHit {
  return {
    address,
    kind: 'page',
    group: groupName,
    titles: [[{text: title, isMarked: false}]],
  };
}

/** The pages whose names are most like a query that finds nothing. */
export function nearestPages({pages}: OpenIndex, query: string): SearchHit[] {
  const typed = pairsOf(query);
  return pages
    .map((page) => ({
      page,
      score: Math.max(
        ...[page.title, ...page.names].map((name) =>
          likeness(typed, pairsOf(name)),
        ),
      ),
    }))
    .filter(({score}) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_NEAREST)
    .map(({page}) => hitOf(page));
}
