import {
  answerOf,
  type Observation,
  type Observations,
} from '../fetching/observation';
import type {RequestName} from '../fetching/answers';
import {countLimited, troubleIn} from '../fetching/troubles';
import type {Check, Finding} from './check';

/** In milliseconds. A small answer takes less even on a slow line around the world. */
const SLOW = 1500;

/** In seconds. A code of two-factor authentication is right for 30. */
const TOLERANCE = 30;

/** Answers for which AList asks no storage. */
const small: readonly RequestName[] = ['ping', 'settings', 'guest'];

/** How long a request took, or until something gave up on it. */
function waitFor(observation: Observation<unknown> | undefined): number {
  if (observation?.kind === 'answered') {
    return observation.duration;
  }
  return observation !== undefined && 'after' in observation
    ? (observation.after ?? 0)
    : 0;
}

/** The quickest of the small answers: the first one also waits for the connection. */
function quickest(seen: Observations): number {
  const durations = small.flatMap(
    (name) => answerOf(seen, name)?.duration ?? [],
  );
  return Math.min(...durations);
}

/** Whether the list took so long that something gave up on it, and no rule refused it. */
export const isListLate = (seen: Observations): boolean =>
  waitFor(seen.listing) > quickest(seen) + SLOW;

function speedFindings(seen: Observations): Finding[] {
  const limited = countLimited(seen);
  const least = quickest(seen);
  const findings: Finding[] = [];
  if (limited > 1) {
    findings.push({
      id: 'timing.limited',
      values: {count: limited},
      numbers: {limited},
    });
  }
  if (least > SLOW) {
    findings.push({
      id: 'timing.slow',
      values: {seconds: (least / 1000).toFixed(1)},
      numbers: {milliseconds: least},
    });
    return findings;
  }
  const waited = Math.max(
    ...(['listing', 'file'] as const).map((name) => waitFor(seen[name])),
  );
  // A proxy may give up on a storage soon; one that refuses at once says nothing of it.
  const isGivenUp = ['gateway', 'unread'].includes(
    troubleIn(seen, 'listing') ?? '',
  );
  if (waited > least + (isGivenUp ? SLOW : 2 * SLOW)) {
    findings.push({
      id: 'timing.listing',
      values: {seconds: Math.round(waited / 1000)},
      numbers: {milliseconds: waited},
    });
  }
  return findings;
}

/** AList notes for each account when its last request came, which was this one. */
function clockFindings(seen: Observations): Finding[] {
  const answer = answerOf(seen, 'clock');
  const times = (answer?.envelope?.data ?? []).map(
    ({last_active: time}) => time,
  );
  if (answer === undefined || times.length === 0) {
    return [];
  }
  // The answer was under way for as long as it took.
  const ahead = Math.round(Math.max(...times) - answer.at / 1000);
  const seconds = Math.abs(ahead);
  return seconds <= TOLERANCE + answer.duration / 1000
    ? []
    : [{id: 'timing.clock', values: {seconds}, numbers: {seconds: ahead}}];
}

/** Whether answers come at once, and whether the clock is right. */
export const timing: Check = {
  id: 'timing',
  needs: ['settings', 'ping'],
  judges: {ping: ['limited']},
  evaluate: (seen) => {
    const findings = [...speedFindings(seen), ...clockFindings(seen)];
    if (findings.length > 0) {
      return findings;
    }
    const milliseconds = quickest(seen);
    const hasClock = (answerOf(seen, 'clock')?.envelope?.data ?? []).length > 0;
    return [
      {
        id: hasClock ? 'timing.fine' : 'timing.noClock',
        numbers: {milliseconds},
      },
    ];
  },
};
