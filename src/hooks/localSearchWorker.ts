/** Runs in a worker, so that a search never holds up typing. */
import {createDesk} from '../lib/search/desk';
import type {SearchRequest, SearchResponse} from '../lib/search/protocol';

function answer(response: SearchResponse): void {
  globalThis.postMessage(response);
}

const take = createDesk(answer);

globalThis.addEventListener(
  'message',
  ({data}: MessageEvent<SearchRequest>) => {
    take(data);
  },
);

answer({kind: 'ready'});
