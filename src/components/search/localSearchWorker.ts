/** Runs in a worker, so that a search never blocks typing. */
import {createRequestHandler} from './requestHandler';
import type {SearchRequest, SearchResponse} from './protocol';

function respond(response: SearchResponse): void {
  globalThis.postMessage(response);
}

const handle = createRequestHandler(respond);

globalThis.addEventListener('message', ({data}: MessageEvent<SearchRequest>) =>
  handle(data),
);

respond({kind: 'ready'});
