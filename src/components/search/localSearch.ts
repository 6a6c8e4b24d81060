import {cached} from '../../lib/cached';
import type {IndexAnswer} from './hit';
import type {IndexPlace, SearchRequest, SearchResponse} from './protocol';
import {LocalSearchError} from './engine/searchError';

export interface LocalSearch {
  /** Fetches what every query needs, so that the first result is fast. */
  prepare(): void;
  /**
   * Runs a query. One that a newer one overtakes gets the answer of the newer one.
   *
   * @throws LocalSearchError if the index is not available; the next call tries again
   */
  search(query: string): Promise<IndexAnswer>;
}

interface Waiting {
  resolve: (answer: IndexAnswer) => void;
  reject: (error: LocalSearchError) => void;
}

type Send = (request: SearchRequest) => void;
type OnResponse = (response: SearchResponse) => void;

/** Runs on the page itself, for browsers without workers. */
async function startOnPage(onResponse: OnResponse): Promise<Send> {
  const {createRequestHandler} = await import('./requestHandler');
  return createRequestHandler(onResponse);
}

/** Runs in a worker. Rejects if the worker fails before it is ready. */
async function startInWorker(
  onResponse: OnResponse,
  fail: (error: LocalSearchError) => void,
): Promise<Send> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      /* webpackChunkName: "search-worker" */ new URL(
        './localSearchWorker',
        import.meta.url,
      ),
    );
    worker.addEventListener('error', ({message}) => {
      worker.terminate();
      const error = new LocalSearchError('unreachable', message);
      reject(error);
      fail(error);
    });
    worker.addEventListener(
      'message',
      ({data}: MessageEvent<SearchResponse>) => {
        if (data.kind === 'ready') {
          resolve((request) => worker.postMessage(request));
        } else {
          onResponse(data);
        }
      },
    );
  });
}

async function start(
  onResponse: OnResponse,
  fail: (error: LocalSearchError) => void,
): Promise<Send> {
  return typeof Worker === 'undefined'
    ? startOnPage(onResponse)
    : startInWorker(onResponse, fail).catch(async () =>
        startOnPage(onResponse),
      );
}

function createLocalSearch(place: IndexPlace): LocalSearch {
  let sending: Promise<Send> | undefined;
  let isRunning = false;
  let newest = 0;
  /** Queries without a result; all of them wait for the newest. */
  let waiting: Waiting[] = [];

  const settle = (act: (one: Waiting) => void) => {
    const all = waiting;
    waiting = [];
    all.forEach(act);
  };
  const rejectAll = (error: LocalSearchError) => {
    settle(({reject}) => reject(error));
  };
  const onResponse: OnResponse = (response) => {
    if (response.kind === 'ready' || response.number !== newest) {
      return;
    }
    if (response.kind === 'failure') {
      rejectAll(new LocalSearchError(response.reason, response.message));
      return;
    }
    const {hits, missing, nearest} = response;
    settle(({resolve}) => resolve({hits, missing, nearest}));
  };
  /** Lets the next request start a new worker, after this one failed. */
  const reset = (error: LocalSearchError) => {
    if (isRunning) {
      isRunning = false;
      sending = undefined;
      rejectAll(error);
    }
  };
  const open = async (): Promise<Send> => {
    const send = await start(onResponse, reset);
    isRunning = true;
    send({kind: 'open', ...place});
    return send;
  };
  const post = (
    request: SearchRequest,
    fail: (error: LocalSearchError) => void,
  ) => {
    sending ??= open();
    sending.then(
      (send) => send(request),
      (error: unknown) => {
        sending = undefined;
        fail(LocalSearchError.from(error));
      },
    );
  };
  return {
    prepare: () => {
      // The first query tries again, and reports a failure.
      post({kind: 'prepare'}, () => undefined);
    },
    search: async (query) =>
      new Promise((resolve, reject) => {
        newest += 1;
        const number = newest;
        waiting.push({resolve, reject});
        post({kind: 'search', number, query}, rejectAll);
      }),
  };
}

const instances = new Map<string, LocalSearch>();

/**
 * The search of a language and a version of the documentation; one instance for the lifetime of the page.
 *
 * @param place `base` is the site's `baseUrl`, which in Docusaurus includes the language
 */
export function localSearch({base, version}: IndexPlace): LocalSearch {
  return cached(instances, `${base} ${version}`, () =>
    createLocalSearch({base, version}),
  );
}
