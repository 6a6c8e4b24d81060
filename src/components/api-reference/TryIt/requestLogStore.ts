import {useSyncExternalStore} from 'react';
import {
  withEnd,
  withTrial,
  type TrialEnd,
  type TrialEntry,
} from '../openapi/trialLedger';

const none: readonly TrialEntry[] = [];

let entries = none;
let lastId = 0;

const listeners = new Set<() => void>();

function show(next: readonly TrialEntry[]): void {
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

/** Writes down that a request begins, and gives what writes down its end. */
export function noteTrial(call: {
  method: string;
  url: string;
}): (end: TrialEnd) => void {
  lastId += 1;
  const id = lastId;
  const startedAt = performance.now();
  show(withTrial(entries, call, id));
  return (end) => {
    show(withEnd(entries, id, end, Math.round(performance.now() - startedAt)));
  };
}

export function forgetTrials(): void {
  show(none);
}

/** Every request that was tried since the site was loaded; in memory only. */
export function useTrials(): readonly TrialEntry[] {
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => none,
  );
}
