/** Runs in a worker, so that a search never holds up typing. */
import {createDesk} from './answerRequests';
import type {SearchRequest, SearchResponse} from './protocol';

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
