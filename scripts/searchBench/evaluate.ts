import {pageOf} from '../../src/lib/address';
import {relevanceOf, type Relevance} from './measures';
import type {ReaderQuery} from './schema';
import type {Site} from './site';
import type {OwnSearch} from './ownSearch';

export interface Evaluation {
  relevance: Relevance;
  /** For each query the rank of the first right page, as {@link relevanceOf} takes them. */
  places: readonly (number | undefined)[];
  skipped: number;
  missed: readonly string[];
}

/** The queries of a language that the site has a page for. */
export function answerable(
  {locale, pages}: Pick<Site, 'locale' | 'pages'>,
  queries: readonly ReaderQuery[],
): ReaderQuery[] {
  return queries
    .filter((query) => query.locale === locale)
    .map((query) => ({
      ...query,
      pages: query.pages.filter((page) => pages.has(page)),
    }))
    .filter((query) => query.pages.length > 0);
}

export async function evaluate(
  {search}: Pick<OwnSearch, 'search'>,
  site: Pick<Site, 'locale' | 'pages'>,
  queries: readonly ReaderQuery[],
): Promise<Evaluation> {
  const all = queries.filter(({locale}) => locale === site.locale);
  const asked = answerable(site, queries);
  const places: (number | undefined)[] = [];
  const missed: string[] = [];
  for (const {query, pages} of asked) {
    const found = await search(query);
    const place = found.findIndex((address) => pages.includes(pageOf(address)));
    places.push(place === -1 ? undefined : place + 1);
    if (place !== 0) {
      missed.push(
        `${query} (${place === -1 ? 'not found' : `at ${place + 1}`})`,
      );
    }
  }
  return {
    relevance: relevanceOf(places),
    places,
    skipped: all.length - asked.length,
    missed,
  };
}
