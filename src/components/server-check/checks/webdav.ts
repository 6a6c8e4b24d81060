import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf, type Observations} from '../fetching/observation';
import type {Check, Finding} from './check';
import {hasFailed} from './networkProblems';
import {pages} from './pages';

function blocked(
  certainty: 'certain' | 'likely',
  saw: string,
  facts: Finding['facts'],
): Finding {
  return {
    certainty,
    saw,
    means: translate({
      id: 'serverCheck.webdav.means',
      message:
        'The reverse proxy blocks methods of WebDAV or the folder /dav/, so players and file managers cannot connect.',
      description: 'What a finding about a server means',
    }),
    remedy: translate({
      id: 'serverCheck.webdav.remedy',
      message:
        'Let the proxy pass every method and /dav/ on. If you closed WebDAV on purpose, nothing is to be done.',
      description: 'What to do about a finding about a server',
    }),
    facts,
  };
}

const otherRequestsWork = (seen: Observations) =>
  answerOf(seen, 'listing') !== undefined;

/** AList wants a password for PROPFIND; whatever else comes is not from AList. */
export const webdav: Check = {
  id: 'webdav',
  title: () =>
    translate({
      id: 'serverCheck.webdav',
      message: 'Do WebDAV clients get through?',
      description: 'Name of a check of a server',
    }),
  needs: ['settings', 'listing', 'webdav'],
  evaluate: (seen): Finding | undefined => {
    if (dataOf(seen, 'settings') === undefined) {
      return undefined;
    }
    const answer = answerOf(seen, 'webdav');
    if (answer?.status === 401) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.webdav.fine.saw',
          message: 'PROPFIND at /dav/ is answered with a request to sign in.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.webdav.fine.means',
          message:
            'Methods of WebDAV get through. Whether an account may use it is up to its role.',
          description: 'What a finding about a server means',
        }),
        facts: {propfind: 401},
      };
    }
    if (answer !== undefined && answer.status >= 400) {
      return blocked(
        'certain',
        translate(
          {
            id: 'serverCheck.webdav.status',
            message: 'PROPFIND at /dav/ is answered with HTTP {status}.',
            description: 'What a check of a server saw',
          },
          {status: answer.status},
        ),
        {propfind: answer.status},
      );
    }
    return hasFailed(seen.webdav) && otherRequestsWork(seen)
      ? blocked(
          'likely',
          translate({
            id: 'serverCheck.webdav.saw',
            message:
              'PROPFIND at /dav/ got no answer that this page may read; other requests did.',
            description: 'What a check of a server saw',
          }),
          {propfind: 'blocked'},
        )
      : undefined;
  },
  page: pages.proxyWebdav,
};
