import {answerOf} from '../fetching/observation';
import {isTokenRefusal} from '../fetching/troubles';
import type {Check} from './check';

/** A proxy with a password of its own often keeps the header for itself. No cache answers a POST request. */
export const authorization: Check = {
  id: 'authorization',
  needs: ['settings', 'madeUp', 'listing'],
  judges: {
    madeUp: ['unread', 'tokenRefused', 'guestOff', 'refused'],
    listing: ['guestOff', 'refused'],
  },
  evaluate: (seen) => {
    const without = answerOf(seen, 'listing')?.envelope;
    const answer = answerOf(seen, 'madeUp')?.envelope;
    if (without === undefined) {
      return {because: 'unread'};
    }
    if (answer === undefined) {
      return [{id: 'authorization.cors', certainty: 'info'}];
    }
    const {code, message} = answer;
    if (isTokenRefusal(code, message)) {
      return [{id: 'authorization.fine', certainty: 'fine'}];
    }
    const isSame = code === without.code && message === without.message;
    if (!isSame) {
      return {because: 'refused'};
    }
    // Only success, or the refusal of the guest, is what AList says to a request without a token alone.
    const isGuestAnswer = code === 200 || /guest/i.test(message);
    return isGuestAnswer
      ? [{id: 'authorization.dropped', certainty: 'certain'}]
      : {because: 'refused'};
  },
};
