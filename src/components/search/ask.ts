import type {Locale} from '../../config/locales';
import type {SearchHit} from './hit';
import {HOSTED_HIT_LIMIT, hostedHits, languageFilter} from './hostedAnswer';
import type {HostedService} from './hostedHost';
import type {SearchAnswer} from './searchQueue';
import {suggestedQuery} from './suggestedQuery';

/** Gives what an index answers to a query. */
export type Ask = (query: string) => Promise<SearchAnswer>;

/** One request of the hosted service's protocol. */
export interface HostedRequest {
  indexName: string;
  query: string;
  facetFilters: string[];
  hitsPerPage: number;
  attributesToRetrieve: string[];
  attributesToSnippet: string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
}

/**
 * Asks the site's own index.
 *
 * @param other what to suggest where nothing like the query is found
 */
export function askIndex(
  searchIndex: (query: string) => Promise<readonly SearchHit[]>,
  other: string,
): Ask {
  const finds = async (query: string) => (await searchIndex(query)).length > 0;
  return async (query) => {
    const hits = await searchIndex(query);
    return hits.length > 0
      ? {hits}
      : {hits, suggestion: await suggestedQuery(query, finds, other)};
  };
}

/**
 * Asks the hosted service for the pages of one language, once a query.
 *
 * @param send gives the service's answer, of which nothing is known
 * @param other what to suggest where nothing is found
 */
export function askService(
  send: (request: HostedRequest) => Promise<unknown>,
  {index}: HostedService,
  locale: Locale,
  other: string,
): Ask {
  return async (query) => {
    const answer = await send({
      indexName: index,
      query,
      facetFilters: [languageFilter(locale)],
      hitsPerPage: HOSTED_HIT_LIMIT,
      attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
      attributesToSnippet: ['content:20'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    const hits = hostedHits(answer);
    return hits.length > 0 ? {hits} : {hits, suggestion: other};
  };
}
