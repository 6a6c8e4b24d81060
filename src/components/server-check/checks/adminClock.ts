import type {Check} from './check';
import {clock, clockReading, evaluateClock} from './clock';

/** The clock, where the guest's sessions say nothing. */
export const adminClock: Check = {
  ...clock,
  id: 'adminClock',
  needs: ['adminClock'],
  evaluate: (seen) =>
    clockReading(seen, ['settings', 'clock']) === undefined
      ? evaluateClock(clockReading(seen, ['adminClock']))
      : undefined,
};
