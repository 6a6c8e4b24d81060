import type {SearchHit} from './hit';
import type {IndexPlace, SearchRequest, SearchResponse} from './protocol';
import {LocalSearchError} from './engine/searchError';

/** The search in the index that is built with the site. */
export interface LocalSearch {
  /** Fetches what every query needs, so that the first one is answered at once. */
  prepare(): void;
  /**
   * The best hits, best first. A query that is followed by another one before it is answered gets the answer of that one.
   *
   * @throws LocalSearchError where the index cannot be had; the next call tries again
   */
  search(query: string): Promise<readonly SearchHit[]>;
}

interface Waiting {
  resolve: (hits: readonly SearchHit[]) => void;
  reject: (error: LocalSearchError) => void;
}

type Send = (request: SearchRequest) => void;
type Hear = (response: SearchResponse) => void;

/** Answers on the page itself, where there are no workers. */
async function startOnPage(hear: Hear): Promise<Send> {
  const {createDesk} = await import('./answerRequests');
  return createDesk(hear);
}

/** Answers in a worker. One that does not start is known by an error before its first word. */
async function startInWorker(
  hear: Hear,
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
          resolve((request) => {
            worker.postMessage(request);
          });
        } else {
          hear(data);
        }
      },
    );
  });
}

async function start(
  hear: Hear,
  fail: (error: LocalSearchError) => void,
): Promise<Send> {
  return typeof Worker === 'undefined'
    ? startOnPage(hear)
    : startInWorker(hear, fail).catch(async () => startOnPage(hear));
}

function createLocalSearch(place: IndexPlace): LocalSearch {
  let sending: Promise<Send> | undefined;
  let isRunning = false;
  let newest = 0;
  /** Queries without an answer, oldest first; all of them wait for the newest. */
  let waiting: Waiting[] = [];

  const settle = (act: (one: Waiting) => void) => {
    const all = waiting;
    waiting = [];
    all.forEach(act);
  };
  const refuse = (error: LocalSearchError) => {
    settle(({reject}) => {
      reject(error);
    });
  };
  const hear: Hear = (response) => {
    if (response.kind === 'ready' || response.number !== newest) {
      return;
    }
    if (response.kind === 'failure') {
      refuse(new LocalSearchError(response.reason, response.message));
      return;
    }
    settle(({resolve}) => {
      resolve(response.hits);
    });
  };
  /** Starts over with the next request, after whoever answered is gone. */
  const stop = (error: LocalSearchError) => {
    if (isRunning) {
      isRunning = false;
      sending = undefined;
      refuse(error);
    }
  };
  const open = async (): Promise<Send> => {
    const send = await start(hear, stop);
    isRunning = true;
    send({kind: 'open', ...place});
    return send;
  };
  const ask = (
    request: SearchRequest,
    fail: (error: LocalSearchError) => void,
  ) => {
    sending ??= open();
    sending.then(
      (send) => {
        send(request);
      },
      (error: unknown) => {
        sending = undefined;
        fail(LocalSearchError.from(error));
      },
    );
  };
  return {
    prepare: () => {
      // A failure is told to the first query, which tries again.
      ask({kind: 'prepare'}, () => undefined);
    },
    search: async (query) =>
      new Promise((resolve, reject) => {
        newest += 1;
        const number = newest;
        waiting.push({resolve, reject});
        ask({kind: 'search', number, query}, refuse);
      }),
  };
}

const instances = new Map<string, LocalSearch>();

/**
 * The search of a language and a version of the documentation; the same one for as long as the page lives.
 *
 * @param place `base`: the site's `baseUrl`, which in Docusaurus is that of the language
 */
export function localSearch({base, version}: IndexPlace): LocalSearch {
  const key = `${base} ${version}`;
  const known = instances.get(key);
  if (known !== undefined) {
    return known;
  }
  const made = createLocalSearch({base, version});
  instances.set(key, made);
  return made;
}
