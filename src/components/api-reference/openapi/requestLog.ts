import {MASK, secretQuery} from './secrets';

/** How a request that was tried ended. */
export type TrialEnd =
  | {kind: 'answered'; status: number; code?: number; size: number}
  | {kind: 'timeout' | 'offline' | 'blocked' | 'mixed' | 'cancelled'};

/** A request that was tried, told without its secrets. */
export interface TrialEntry {
  id: number;
  method: string;
  /** With secrets blanked. */
  address: string;
  /** Missing while it is under way. */
  end?: TrialEnd;
  /** In milliseconds. */
  duration?: number;
}

/** Requests that are remembered. */
export const TRIALS_KEPT = 20;

/** An address that can be shown: what is asked for is there, and passwords, tokens and signatures are not. */
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

/** The ledger with one more request. */
export function withTrial(
  entries: readonly TrialEntry[],
  {method, url}: {method: string; url: string},
  id: number,
): TrialEntry[] {
  return [...entries, {id, method, address: blankedAddress(url)}].slice(
    -TRIALS_KEPT,
  );
}

/** The ledger after one of its requests has ended. */
export function withEnd(
  entries: readonly TrialEntry[],
  id: number,
  end: TrialEnd,
  duration: number,
): TrialEntry[] {
  return entries.map((entry) =>
    entry.id === id ? {...entry, end, duration} : entry,
  );
}
