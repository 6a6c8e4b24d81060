import {translate} from '@docusaurus/Translate';
import {answerOf, type Answered} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {isTokenRefusal} from './tokenRefusal';

interface Keeping {
  /** What allows it, as it was sent. */
  header: string;
  /** Whether browsers keep the answer, or only caches between them and AList. */
  isInBrowser: boolean;
  /** Without a time, a cache decides for itself. */
  hasTime: boolean;
}

/** What the headers let caches do; `undefined` if they keep nothing. */
function keepingOf({headers, at}: Answered<unknown>): Keeping | undefined {
  const {'cache-control': control = '', expires = ''} = headers;
  const words = control.toLowerCase().split(/[\s,]+/);
  const seconds = (name: string) => {
    const value = words.find((word) => word.startsWith(`${name}=`));
    return value === undefined
      ? undefined
      : Number.parseInt(value.slice(name.length + 1).replaceAll('"', ''), 10);
  };
  if (words.includes('no-store') || words.includes('no-cache')) {
    return undefined;
  }
  const named = `Cache-Control: ${control}`;
  const age = seconds('max-age');
  const shared = words.includes('private') ? undefined : seconds('s-maxage');
  if (age !== undefined && age > 0) {
    return {header: named, isInBrowser: true, hasTime: true};
  }
  const now = Date.parse(headers.date ?? '') || at;
  if (age === undefined && Date.parse(expires) > now) {
    return {header: `Expires: ${expires}`, isInBrowser: true, hasTime: true};
  }
  if (shared !== undefined && shared > 0) {
    return {header: named, isInBrowser: false, hasTime: true};
  }
  return words.includes('public') &&
    (age ?? shared) === undefined &&
    expires === ''
    ? {header: named, isInBrowser: false, hasTime: false}
    : undefined;
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
    const keeping = keepingOf(guest);
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
            'An address below /api/me was answered for the guest, and then with the same answer for a request with a made-up token. At a new address AList refused that token.',
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
    if (keeping !== undefined) {
      return {
        certainty: keeping.hasTime ? 'certain' : 'likely',
        saw: translate(
          {
            id: 'serverCheck.accountCache.header.saw',
            message: 'The answer about the account carries the header {value}.',
            description: 'What a check of a server saw',
          },
          {value: keeping.header},
        ),
        means: keeping.isInBrowser
          ? translate({
              id: 'serverCheck.accountCache.header.means',
              message:
                'AList sets no such header, so the proxy adds it. Browsers keep the answer and show a signed-out page after signing in.',
              description: 'What a finding about a server means',
            })
          : translate({
              id: 'serverCheck.accountCache.sharedHeader.means',
              message:
                'AList sets no such header, so the proxy adds it. It allows a CDN or another cache in between to keep the answer and give it to others.',
              description: 'What a finding about a server means',
            }),
        remedy,
        facts: {header: keeping.header},
      };
    }
    return second === undefined
      ? undefined
      : {
          certainty: 'fine',
          saw: translate({
            id: 'serverCheck.accountCache.fine.saw',
            message:
              'Two requests to the same address below /api/me, the second one with a made-up token, got different answers, and no header allows caches to keep the first one.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.accountCache.fine.means',
            message:
              'On the way of these requests no cache answered in place of AList.',
            description: 'What a finding about a server means',
          }),
          facts: {accountAnswersCached: false},
        };
  },
  page: pages.proxyTroubles,
};
