import {createStore} from '../../lib/browser/store';

/** A request that a page made, without its secrets. */
export type Logged<Request, End> = Request & {
  id: number;
  /** Time in milliseconds since 1970. */
  startedAt: number;
  /** In milliseconds. */
  duration?: number;
  /** `undefined` while the request is running. */
  end?: End;
};

/** A log keeps the newest requests only, because a QR login polls every two seconds. */
export const REQUEST_LOG_LENGTH = 20;

/** A log of requests, in memory only. */
export function createRequestLog<Request, End>() {
  const entries = createStore<readonly Logged<Request, End>[]>([]);
  let lastId = 0;
  return {
    entries,
    /** Logs the start of a request, and returns a function that logs its end. */
    start: (request: Request) => {
      lastId += 1;
      const entry = {...request, id: lastId, startedAt: Date.now()};
      entries.set([...entries.get(), entry].slice(-REQUEST_LOG_LENGTH));
      return (end: End) => {
        const ended = {...entry, end, duration: Date.now() - entry.startedAt};
        entries.set(
          entries.get().map((each) => (each.id === entry.id ? ended : each)),
        );
      };
    },
  };
}
