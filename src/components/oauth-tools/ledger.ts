import type {Outcome} from '../../lib/browser/timedRequest';
import type {Call, SentField} from './calls';

/** One request that the page made, told without its secrets. */
export interface LedgerEntry {
  id: number;
  method: Call['method'];
  host: string;
  path: string;
  sent: readonly SentField[];
  /** Time in milliseconds since 1970. */
  startedAt: number;
  /** How long it took, in milliseconds. */
  duration?: number;
  /** Missing while it is under way. */
  outcome?: Outcome;
}

/** Requests that are remembered; a page that asks every few seconds would fill the screen otherwise. */
export const LEDGER_LENGTH = 20;

/** The ledger with one more request, begun now. */
export function begun(
  ledger: readonly LedgerEntry[],
  call: Call,
  id: number,
  startedAt: number,
): LedgerEntry[] {
  const {method, host, path, sent} = call;
  return [...ledger, {id, method, host, path, sent, startedAt}].slice(
    -LEDGER_LENGTH,
  );
}

/** The ledger after one of its requests has ended. */
export function ended(
  ledger: readonly LedgerEntry[],
  id: number,
  outcome: Outcome,
  now: number,
): LedgerEntry[] {
  return ledger.map((entry) =>
    entry.id === id
      ? {...entry, outcome, duration: now - entry.startedAt}
      : entry,
  );
}
