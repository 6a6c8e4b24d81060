import {createStore, useStore} from '../../../lib/browser/store';
import {
  withEnd,
  withRequest,
  type RequestEnd,
  type RequestLogEntry,
} from '../openapi/requestLog';

const entries = createStore<readonly RequestLogEntry[]>([]);

let lastId = 0;

/** Logs the start of a request, and returns a function that logs its end. */
export function logRequest(call: {
  method: string;
  url: string;
}): (end: RequestEnd) => void {
  lastId += 1;
  const id = lastId;
  const startedAt = performance.now();
  entries.set(withRequest(entries.get(), call, id));
  return (end) => {
    const duration = Math.round(performance.now() - startedAt);
    entries.set(withEnd(entries.get(), id, end, duration));
  };
}

export function clearRequestLog(): void {
  entries.set([]);
}

/** Requests since the site was loaded; in memory only. */
export function useRequestLog(): readonly RequestLogEntry[] {
  return useStore(entries);
}
