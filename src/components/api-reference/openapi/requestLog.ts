import {MASK, secretQuery} from './secrets';

export type RequestEnd =
  | {kind: 'answered'; status: number; code?: number; size: number}
  | {kind: 'timeout' | 'offline' | 'blocked' | 'mixed' | 'cancelled'};

/** A request to the user's server, without its secrets. */
export interface RequestLogEntry {
  id: number;
  method: string;
  /** With secrets blanked. */
  address: string;
  /** `undefined` while the request is running. */
  end?: RequestEnd;
  /** In milliseconds. */
  duration?: number;
}

/** The log keeps the newest requests only. */
export const REQUEST_LOG_LENGTH = 20;

/** An address with passwords, tokens and signatures blanked. */
export function blankedAddress(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s);
  return query === undefined
    ? path
    : `${path}?${query
        .split('&')
        .map((pair) => {
          const [name = ''] = pair.split('=');
          return secretQuery.test(name) ? `${name}=${MASK}` : pair;
        })
        .join('&')}`;
}

/** Adds a request to the log. */
export function withRequest(
  entries: readonly RequestLogEntry[],
  {method, url}: {method: string; url: string},
  id: number,
): RequestLogEntry[] {
  return [...entries, {id, method, address: blankedAddress(url)}].slice(
    -REQUEST_LOG_LENGTH,
  );
}

/** Records how a request ended. */
export function withEnd(
  entries: readonly RequestLogEntry[],
  id: number,
  end: RequestEnd,
  duration: number,
): RequestLogEntry[] {
  return entries.map((entry) =>
    entry.id === id ? {...entry, end, duration} : entry,
  );
}
