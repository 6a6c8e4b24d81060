import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useEffect, useState} from 'react';
import type {Locale} from '../../../config/locales';
import {search} from '../../../config/search';
import {localSearch} from '../localSearch';
import type {SearchSource} from '../useSearchSource';
import {askIndex, askService, type Ask, type HostedRequest} from '../ask';
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
  /** Puts the site's own client in the place of DocSearch's. */
  transform: Transform;
  queue: SearchQueue;
}

/** Gets ready what a reader who turns to search will need. */
export function prepareSearch(source: SearchSource): void {
  if (!source.service) {
    localSearch(source).prepare();
  }
}

/**
 * Sends with the hosted service's own client, which tries its other hosts when one does not answer. It remembers what it was answered, also
 * what turns out to be no answer: `forget` makes it ask again.
 */
function senderOf(client: Client & {clearCache?: () => Promise<void>}) {
  return {
    send: async (request: HostedRequest): Promise<unknown> =>
      client.search({requests: [request]}),
    forget: async () => client.clearCache?.(),
  };
}

function askHosted(
  client: Client,
  service: HostedService,
  locale: Locale,
): Ask {
  const {send, forget} = senderOf(client);
  const ask = askService(send, service, locale, search.suggestedQuery[locale]);
  return async (query) =>
    ask(query).catch(async (error: unknown) => {
      await forget();
      throw error;
    });
}

function createClient(
  source: SearchSource,
  locale: Locale,
  onOutcome: (outcome: SearchOutcome | undefined) => void,
): SearchClient {
  const {service} = source;
  const index = localSearch(source);
  const other = search.suggestedQuery[locale];
  let ask = askIndex(async (query) => index.search(query), other);
  const queue = createSearchQueue({
    ask: async (query) => ask(query),
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
        ask = askHosted(client, service, locale);
      }
      return {
        ...client,
        // DocSearch asks for one index at a time, and reads no more of an answer than is given here.
        search: (async ({requests}: {requests: {query: string}[]}) =>
          answer(requests[0]?.query ?? '')) as unknown as Client['search'],
      };
    },
  };
}

/** One client for both ways to search; what it asks does not change while the dialog is open. */
export function useSearchClient(
  source: SearchSource,
  locale: Locale,
): SearchClient & {outcome: SearchOutcome | undefined} {
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [client] = useState(() => createClient(source, locale, setOutcome));
  useEffect(() => {
    prepareSearch(source);
    return client.queue.forget;
  }, [source, client]);
  return {...client, outcome};
}
