import {answerOf} from '../fetching/observation';
import {authorizationFault, isTokenRefusal} from '../fetching/troubles';
import type {Check} from './check';

/** A proxy with a password of its own often keeps the header for itself. No cache answers a POST request. */
export const authorization: Check = {
  id: 'authorization',
  needs: ['settings', 'madeUp', 'listing'],
  judges: {
    madeUp: ['unread', 'tokenRefused', 'tokenLost', 'guestOff', 'refused'],
    listing: ['guestOff', 'tokenLost', 'refused'],
  },
  evaluate: (seen) => {
    const fault = authorizationFault(seen);
    if (fault !== undefined) {
      return [{id: `authorization.${fault}`}];
    }
    const answer = answerOf(seen, 'madeUp')?.envelope;
    if (answer === undefined) {
      return [{id: 'authorization.cors'}];
    }
    return isTokenRefusal(answer.code, answer.message)
      ? [{id: 'authorization.fine'}]
      : {because: 'refused'};
  },
};
