import {createEngine, type Engine} from './engine/engine';
import {createFetchFile} from './engine/fetchFile';
import type {SearchRequest, SearchResponse} from './protocol';
import {LocalSearchError} from './engine/searchError';

/**
 * Takes requests and answers them, in a worker or on the page. A query that another one followed before it was answered gets no
 * answer.
 */
export function createDesk(
  answer: (response: SearchResponse) => void,
): (request: SearchRequest) => void {
  let engine: Engine | undefined;
  let newest = 0;
  const search = async (number: number, query: string) => {
    newest = number;
    try {
      const hits = await engine?.search(query, () => newest === number);
      if (hits !== undefined) {
        answer({kind: 'hits', number, hits});
      }
    } catch (error) {
      if (newest === number) {
        const {reason, message} = LocalSearchError.from(error);
        answer({kind: 'failure', number, reason, message});
      }
    }
  };
  return (request) => {
    switch (request.kind) {
      case 'open':
        engine = createEngine(createFetchFile(request.base), request.version);
        break;
      case 'prepare':
        // A failure is told to the first query, which tries again.
        engine?.prepare().catch(() => undefined);
        break;
      case 'search':
        void search(request.number, request.query);
        break;
    }
  };
}
