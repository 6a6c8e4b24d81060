import {useSyncExternalStore} from 'react';
import {
  withEnd,
  withRequest,
  type RequestEnd,
  type RequestLogEntry,
} from '../openapi/requestLog';

const none: readonly RequestLogEntry[] = [];

let entries = none;
let lastId = 0;

const listeners = new Set<() => void>();

function update(next: readonly RequestLogEntry[]): void {
  entries = next;
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Logs the start of a request, and returns a function that logs its end. */
export function logRequest(call: {
  method: string;
  url: string;
}): (end: RequestEnd) => void {
  lastId += 1;
  const id = lastId;
  const startedAt = performance.now();
  update(withRequest(entries, call, id));
  return (end) => {
    update(
      withEnd(entries, id, end, Math.round(performance.now() - startedAt)),
    );
  };
}

export function clearRequestLog(): void {
  update(none);
}

/** Requests since the site was loaded; in memory only. */
export function useRequestLog(): readonly RequestLogEntry[] {
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => none,
  );
}
