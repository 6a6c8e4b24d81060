import type {IndexAnswer} from './hit';
import type {SearchFailure} from './engine/searchError';

/** Where the index is: the folder of the language, and the version of the documentation. */
export interface IndexPlace {
  /** Address of the folder, with a slash at the end. */
  base: string;
  version: string;
}

/** Requests from the page to the worker. */
export type SearchRequest =
  | ({kind: 'open'} & IndexPlace)
  | {kind: 'prepare'}
  | {kind: 'search'; number: number; query: string};

/** Responses of the worker; a query that a newer one overtakes gets none. */
export type SearchResponse =
  | {kind: 'ready'}
  | ({kind: 'hits'; number: number} & IndexAnswer)
  | {
      kind: 'failure';
      number: number;
      reason: SearchFailure;
      message: string;
    };
