import type {Check} from './check';
import {clock, clockReading, evaluateClock} from './clock';

/** The clock, where the guest's sessions say nothing. */
export const adminClock: Check = {
  ...clock,
  id: 'adminClock',
  needs: ['adminClock'],
  evaluate: (seen) => {
    const guests = clockReading(seen, ['settings', 'clock']);
    const admins = clockReading(seen, ['adminClock']);
    const saysMore = guests === undefined || admins?.source === 'session';
    return guests?.source !== 'session' && saysMore
      ? evaluateClock(admins)
      : undefined;
  },
};
