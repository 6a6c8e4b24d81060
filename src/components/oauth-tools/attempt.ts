import {readAnswer, type Reading} from './answers';
import type {ValueName} from './calls';
import type {Outcome} from '../../lib/browser/timedRequest';

/** Why a request did not give what it was made for, and whom it went to. */
export type Failure =
  | {kind: 'timeout' | 'offline' | 'blocked'; host: string}
  | (Exclude<Reading, {kind: 'values'}> & {host: string});

/** What came of a request. */
export type Attempt =
  | Extract<Reading, {kind: 'values'}>
  | {kind: 'failed'; failure: Failure}
  /** The reader left or began again; nobody waits for this any more. */
  | {kind: 'cancelled'};

/**
 * Judges a request by how it ended and what was answered.
 *
 * @param paths what the answer can hold
 * @param wanted what it must hold
 */
export function judgeReply(
  host: string,
  outcome: Outcome,
  text: string,
  paths: readonly string[],
  wanted: readonly ValueName[],
): Attempt {
  switch (outcome.kind) {
    case 'cancelled':
      return {kind: 'cancelled'};
    case 'timeout':
    case 'offline':
    case 'blocked':
      return {kind: 'failed', failure: {kind: outcome.kind, host}};
    case 'answered': {
      const reading = readAnswer(outcome.status, text, paths, wanted);
      return reading.kind === 'values'
        ? reading
        : {kind: 'failed', failure: {...reading, host}};
    }
  }
}
