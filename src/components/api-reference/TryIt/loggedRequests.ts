import {createStore} from '../../../lib/browser/store';
import {MASK, secretQuery} from '../openapi/secrets';

export type RequestEnd =
  | {kind: 'answered'; status: number; code?: number; size: number}
  | {kind: 'timeout' | 'offline' | 'blocked' | 'mixed' | 'cancelled'};

/** A request to the user's server. */
export interface RequestLogEntry {
  id: number;
  method: string;
  /** With passwords, tokens and signatures blanked. */
  address: string;
  /** `undefined` while the request is running. */
  end?: RequestEnd;
  /** In milliseconds. */
  duration?: number;
}

/** How many requests the log keeps, the newest ones. */
export const REQUEST_LOG_LENGTH = 20;

/** Requests since the site was loaded; in memory only. */
export const requestLog = createStore<readonly RequestLogEntry[]>([]);

let lastId = 0;

const blanked = (address: string) =>
  address.replaceAll(
    /([?&])([^=&]*)=[^&]*/g,
    (pair, mark: string, name: string) =>
      secretQuery.test(name) ? `${mark}${name}=${MASK}` : pair,
  );

/** Logs the start of a request, and returns a function that logs its end. */
export function logRequest(call: {
  method: string;
  url: string;
}): (end: RequestEnd) => void {
  lastId += 1;
  const id = lastId;
  const startedAt = performance.now();
  const entry = {id, method: call.method, address: blanked(call.url)};
  requestLog.set([...requestLog.get(), entry].slice(-REQUEST_LOG_LENGTH));
  return (end) => {
    const duration = Math.round(performance.now() - startedAt);
    requestLog.set(
      requestLog
        .get()
        .map((each) => (each.id === id ? {...each, end, duration} : each)),
    );
  };
}
