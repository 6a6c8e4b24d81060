import {createEngine, type Engine} from './engine/engine';
import {createFetchFile} from './engine/fetchFile';
import type {SearchRequest, SearchResponse} from './protocol';
import {LocalSearchError} from './engine/searchError';

/** Answers requests, in a worker or on the page. A query that a newer one overtakes gets no response. */
export function createRequestHandler(
  respond: (response: SearchResponse) => void,
): (request: SearchRequest) => void {
  let engine: Engine | undefined;
  let newest = 0;
  const search = async (number: number, query: string) => {
    newest = number;
    try {
      const hits = await engine?.search(query, () => newest === number);
      if (engine !== undefined && hits !== undefined) {
        const gaps = await engine.gaps(query);
        respond({kind: 'hits', number, hits, ...gaps});
      }
    } catch (error) {
      if (newest === number) {
        const {reason, message} = LocalSearchError.from(error);
        respond({kind: 'failure', number, reason, message});
      }
    }
  };
  return (request) => {
    switch (request.kind) {
      case 'open':
        engine = createEngine(createFetchFile(request.base), request.version);
        break;
      case 'prepare':
        // The first query tries again, and reports a failure.
        engine?.prepare().catch(() => undefined);
        break;
      case 'search':
        void search(request.number, request.query);
        break;
    }
  };
}
