import {translate} from '@docusaurus/Translate';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {isTokenRefusal} from './tokenRefusal';

/** A proxy with a password of its own often keeps the header for itself. */
export const authorization: Check = {
  id: 'authorization',
  title: () =>
    translate({
      id: 'serverCheck.authorization',
      message: 'Does the token reach AList?',
      description: 'Name of a check of a server',
    }),
  needs: ['guest', 'madeUpTokenFresh'],
  evaluate: (seen): Finding | undefined => {
    const guest = answerOf(seen, 'guest')?.envelope;
    const answer = answerOf(seen, 'madeUpTokenFresh');
    if (guest === undefined || answer?.envelope === undefined) {
      return undefined;
    }
    const {code, message} = answer.envelope;
    if (isTokenRefusal(answer.envelope)) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.authorization.fine.saw',
          message: 'AList refused the made-up token that was sent.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.authorization.fine.means',
          message: 'The header Authorization is passed on.',
          description: 'What a finding about a server means',
        }),
        facts: {authorizationPassed: true},
      };
    }
    const isLikeGuest = code === guest.code && message === guest.message;
    return isLikeGuest
      ? {
          certainty: 'certain',
          saw: translate({
            id: 'serverCheck.authorization.saw',
            message:
              'AList answers a request with a made-up token as if there were none.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.authorization.means',
            message:
              'The reverse proxy drops the header Authorization, so nobody stays signed in.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.authorization.remedy',
            message:
              'Remove a password (Basic authentication) that the proxy has for this site, and lines that empty or replace Authorization.',
            description: 'What to do about a finding about a server',
          }),
          facts: {authorizationPassed: false},
        }
      : undefined;
  },
  page: pages.proxyTroubles,
};
