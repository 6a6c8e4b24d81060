import type {Check} from './check';
import {clock, clockReading, judgeClock} from './clock';

/** The clock, where the guest's sessions say nothing. */
export const adminClock: Check = {
  ...clock,
  id: 'adminClock',
  needs: ['adminClock'],
  judge: (seen) =>
    clockReading(seen, ['settings', 'clock']) === undefined
      ? judgeClock(clockReading(seen, ['adminClock']))
      : undefined,
};
