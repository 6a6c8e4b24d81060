import type {SearchHit} from './hit';
import type {SearchFailure} from './engine/searchError';

/** Where the index is: the folder of the language, and the version of the documentation. */
export interface IndexPlace {
  /** Address of the folder, with a slash at the end. */
  base: string;
  version: string;
}

/** What the page asks of the worker. */
export type SearchRequest =
  | ({kind: 'open'} & IndexPlace)
  | {kind: 'prepare'}
  | {kind: 'search'; number: number; query: string};

/** What the worker answers; a query that another one followed gets no answer. */
export type SearchResponse =
  | {kind: 'ready'}
  | {kind: 'hits'; number: number; hits: readonly SearchHit[]}
  | {
      kind: 'failure';
      number: number;
      reason: SearchFailure;
      message: string;
    };
