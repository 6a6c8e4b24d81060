import type {Locale} from '../../config/locales';
import type {IndexAnswer} from './hit';
import {HOSTED_HIT_LIMIT, hostedHits, languageFilter} from './hostedAnswer';
import type {HostedService} from './hostedHost';
import type {SearchAnswer} from './searchQueue';
import {suggestedQuery} from './suggestedQuery';

export type RunQuery = (query: string) => Promise<SearchAnswer>;

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

/** Queries the site's own index; suggests another query if no part of this one finds anything. */
export function queryIndex(
  searchIndex: (query: string) => Promise<IndexAnswer>,
  other: string,
): RunQuery {
  const finds = async (query: string) =>
    (await searchIndex(query)).hits.length > 0;
  return async (query) => {
    const answer = await searchIndex(query);
    return answer.hits.length > 0
      ? answer
      : {...answer, suggestion: await suggestedQuery(query, finds, other)};
  };
}

/** Queries the hosted service, for the pages of one language; suggests another query if nothing is found. */
export function queryService(
  send: (request: HostedRequest) => Promise<unknown>,
  {index}: HostedService,
  locale: Locale,
  other: string,
): RunQuery {
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
