import {translate} from '@docusaurus/Translate';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {isTokenRefusal} from './tokenRefusal';

/** How long an answer may be kept by its headers, in seconds; `undefined` if they do not say. */
function lifetime(cacheControl: string | undefined): number | undefined {
  const [, seconds] =
    /(?:^|[\s,])(?:s-maxage|max-age)=(\d+)/i.exec(cacheControl ?? '') ?? [];
  return /no-store|no-cache/i.test(cacheControl ?? '') || seconds === undefined
    ? undefined
    : Number(seconds);
}

/** An answer about the account that a cache keeps is given to the next visitor. */
export const accountCache: Check = {
  id: 'accountCache',
  title: () =>
    translate({
      id: 'serverCheck.accountCache',
      message: 'Are answers about accounts cached?',
      description: 'Name of a check of a server',
    }),
  needs: ['guest', 'madeUpTokenFresh', 'madeUpToken'],
  evaluate: (seen): Finding | undefined => {
    const guest = answerOf(seen, 'guest');
    const fresh = answerOf(seen, 'madeUpTokenFresh')?.envelope;
    const second = answerOf(seen, 'madeUpToken')?.envelope;
    if (
      guest?.envelope === undefined ||
      fresh === undefined ||
      !isTokenRefusal(fresh)
    ) {
      return undefined;
    }
    const seconds = lifetime(guest.headers['cache-control']);
    const isShared = second !== undefined && !isTokenRefusal(second);
    const remedy = translate({
      id: 'serverCheck.accountCache.remedy',
      message:
        'Exclude /api/, /dav/, /d/ and /p/ from every cache of the proxy and of the CDN, and remove lines that set Cache-Control or Expires for them.',
      description: 'What to do about a finding about a server',
    });
    if (isShared) {
      return {
        certainty: 'certain',
        saw: translate({
          id: 'serverCheck.accountCache.shared.saw',
          message:
            'The address /api/me was answered for the guest, and then with the same answer for a request with a made-up token. At a new address AList refused that token.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.accountCache.shared.means',
          message:
            'A cache between you and AList keeps answers about accounts and gives them to others. Somebody can see another one’s account and files.',
          description: 'What a finding about a server means',
        }),
        remedy,
        facts: {accountAnswersCached: true},
      };
    }
    if (seconds !== undefined && seconds > 0) {
      return {
        certainty: 'certain',
        saw: translate(
          {
            id: 'serverCheck.accountCache.header.saw',
            message:
              'The answer about the account carries the header Cache-Control: {value}.',
            description: 'What a check of a server saw',
          },
          {value: guest.headers['cache-control'] ?? ''},
        ),
        means: translate({
          id: 'serverCheck.accountCache.header.means',
          message:
            'AList sets no such header, so the proxy adds it. Browsers keep the answer and show a signed-out page after signing in.',
          description: 'What a finding about a server means',
        }),
        remedy,
        facts: {cacheControl: guest.headers['cache-control'] ?? ''},
      };
    }
    return second === undefined
      ? undefined
      : {
          certainty: 'fine',
          saw: translate({
            id: 'serverCheck.accountCache.fine.saw',
            message: 'Two requests to /api/me got an answer of their own.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.accountCache.fine.means',
            message: 'No cache keeps answers about accounts.',
            description: 'What a finding about a server means',
          }),
          facts: {accountAnswersCached: false},
        };
  },
  page: pages.proxyTroubles,
};
