import type {Outcome} from '../../lib/browser/timedRequest';
import type {Call, SentField} from '../../lib/tokenCalls';

/** A request that the page made, without its secrets. */
export interface RequestLogEntry {
  id: number;
  method: Call['method'];
  host: string;
  path: string;
  sent: readonly SentField[];
  /** Time in milliseconds since 1970. */
  startedAt: number;
  /** In milliseconds. */
  duration?: number;
  /** `undefined` while the request is running. */
  outcome?: Outcome;
}

/** The log keeps the newest requests only, because a QR login polls every two seconds. */
export const REQUEST_LOG_LENGTH = 20;

export function withStarted(
  log: readonly RequestLogEntry[],
  call: Call,
  id: number,
  startedAt: number,
): RequestLogEntry[] {
  const {method, host, path, sent} = call;
  return [...log, {id, method, host, path, sent, startedAt}].slice(
    -REQUEST_LOG_LENGTH,
  );
}

export function withEnded(
  log: readonly RequestLogEntry[],
  id: number,
  outcome: Outcome,
  now: number,
): RequestLogEntry[] {
  return log.map((entry) =>
    entry.id === id
      ? {...entry, outcome, duration: now - entry.startedAt}
      : entry,
  );
}
