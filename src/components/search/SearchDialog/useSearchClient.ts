import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useEffect, useState} from 'react';
import type {Locale} from '../../../config/locales';
import {search} from '../../../config/search';
import {localSearch} from '../localSearch';
import type {SearchSource} from '../useSearchSource';
import {queryIndex, queryService, type RunQuery} from '../runQuery';
import {docSearchHits} from '../docSearchHits';
import type {HostedService} from '../hostedHost';
import {
  createSearchQueue,
  HOSTED_DELAY,
  type SearchOutcome,
  type SearchQueue,
} from '../searchQueue';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Client = Parameters<Transform>[0];

interface SearchClient {
  /** Replaces DocSearch's client by the site's own. */
  transform: Transform;
  queue: SearchQueue;
}

/** Preloads the site's own index, unless a hosted service is used. */
export function prepareSearch(source: SearchSource): void {
  if (!source.service) {
    localSearch(source).prepare();
  }
}

/**
 * Sends with the hosted service's own client, which falls back to other hosts. It caches every response, malformed ones too, so a failure
 * empties that cache.
 */
function queryHosted(
  client: Client & {clearCache?: () => Promise<void>},
  service: HostedService,
  locale: Locale,
): RunQuery {
  const run = queryService(
    async (request) => client.search({requests: [request]}),
    service,
    locale,
    search.suggestedQuery[locale],
  );
  return async (query) =>
    run(query).catch(async (error: unknown) => {
      await client.clearCache?.();
      throw error;
    });
}

interface ClientEvents {
  onSent: () => void;
  onOutcome: (outcome: SearchOutcome | undefined) => void;
}

function createClient(
  source: SearchSource,
  locale: Locale,
  {onSent, onOutcome}: ClientEvents,
): SearchClient {
  const {service} = source;
  const index = localSearch(source);
  const other = search.suggestedQuery[locale];
  let run = queryIndex(async (query) => index.search(query), other);
  const queue = createSearchQueue({
    run: async (query) => {
      onSent();
      return run(query);
    },
    delay: service ? HOSTED_DELAY : 0,
    onOutcome,
  });
  const answer = async (query: string) => {
    const hits = docSearchHits(await queue.search(query));
    return {results: [{index: search.index, hits, nbHits: hits.length}]};
  };
  return {
    queue,
    transform: (client) => {
      if (service) {
        run = queryHosted(client, service, locale);
      }
      return {
        ...client,
        // DocSearch queries one index at a time, and reads only these fields of a response.
        search: (async ({requests}: {requests: {query: string}[]}) =>
          answer(requests[0]?.query ?? '')) as unknown as Client['search'],
      };
    },
  };
}

/** One client for the site's own index and the hosted service; fixed while the dialog is open. */
export function useSearchClient(
  source: SearchSource,
  locale: Locale,
): SearchClient & {outcome: SearchOutcome | undefined; isLoading: boolean} {
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [isSent, setSent] = useState(false);
  const [client] = useState(() =>
    createClient(source, locale, {
      onSent: () => setSent(true),
      onOutcome: (latest) => {
        setSent(false);
        setOutcome(latest);
      },
    }),
  );
  useEffect(() => {
    prepareSearch(source);
    return client.queue.cancel;
  }, [source, client]);
  // Without earlier results to show, DocSearch would say that there are none.
  const hasResults =
    outcome?.kind === 'answered' && outcome.answer.hits.length > 0;
  const isLoading = isSent && !hasResults && outcome?.kind !== 'failed';
  return {...client, outcome, isLoading};
}
