import {readAnswer, type Reading} from './answers';
import type {ValueName} from '../../data/oauthProviders/values';
import type {Outcome} from '../../lib/browser/timedRequest';

export type Failure =
  | {kind: 'timeout' | 'offline' | 'blocked'; host: string}
  | (Exclude<Reading, {kind: 'values'}> & {host: string});

export type RequestResult =
  | Extract<Reading, {kind: 'values'}>
  | {kind: 'failed'; failure: Failure}
  /** The user left the page or started over. */
  | {kind: 'cancelled'};

/** Turns how a request ended, and the text of its answer, into a result. */
export function parseReply(
  host: string,
  outcome: Outcome,
  text: string,
  paths: readonly string[],
  wanted: readonly ValueName[],
): RequestResult {
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
