import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf, type Observations} from '../fetching/observation';
import {asksForPassword} from '../fetching/requests';
import type {Check, Finding} from './check';
import {hasFailed} from './networkProblems';
import {pages} from './pages';

const remedy = () =>
  translate({
    id: 'serverCheck.webdav.remedy',
    message:
      'Let the proxy pass every method and /dav/ on. If you closed WebDAV on purpose, nothing is to be done.',
    description: 'What to do about a finding about a server',
  });

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
    remedy: remedy(),
    facts,
  };
}

const otherRequestsWork = (seen: Observations) =>
  answerOf(seen, 'listing') !== undefined;

const otherSignIn = (): Finding => ({
  certainty: 'likely',
  saw: translate({
    id: 'serverCheck.webdav.otherSignIn.saw',
    message:
      'PROPFIND at /dav/ is answered with a request to sign in (HTTP 401) that is not like that of AList.',
    description: 'What a check of a server saw',
  }),
  means: translate({
    id: 'serverCheck.webdav.otherSignIn.means',
    message:
      'A password of the reverse proxy is in front of /dav/. WebDAV clients send one name and password only, so they do not sign in to AList.',
    description: 'What a finding about a server means',
  }),
  remedy: translate({
    id: 'serverCheck.webdav.otherSignIn.remedy',
    message:
      'Turn off the sign-in of the proxy for /dav/. AList asks for a password itself.',
    description: 'What to do about a finding about a server',
  }),
  facts: {propfind: 401, isAlist: false},
});

/** What stops methods that write, where PROPFIND gets through. */
function writing(seen: Observations): Finding | undefined {
  const answer = answerOf(seen, 'webdavWrite');
  const hasNoAnswer = hasFailed(seen.webdavWrite);
  if (
    asksForPassword(seen, 'webdavWrite') ||
    (answer === undefined && !hasNoAnswer)
  ) {
    return undefined;
  }
  return {
    certainty: hasNoAnswer ? 'likely' : 'certain',
    saw:
      answer === undefined
        ? translate({
            id: 'serverCheck.webdav.write.blocked',
            message:
              'PROPFIND at /dav/ reaches AList; MKCOL got no answer that this page may read.',
            description: 'What a check of a server saw',
          })
        : translate(
            {
              id: 'serverCheck.webdav.write.saw',
              message:
                'PROPFIND at /dav/ reaches AList; MKCOL is answered with HTTP {status} by something else.',
              description: 'What a check of a server saw',
            },
            {status: answer.status},
          ),
    means: translate({
      id: 'serverCheck.webdav.write.means',
      message:
        'The reverse proxy lets WebDAV clients read, but not create folders, and perhaps not upload, rename or delete.',
      description: 'What a finding about a server means',
    }),
    remedy: remedy(),
    facts: {propfind: 401, mkcol: answer?.status ?? 'blocked'},
  };
}

function bothArrive(seen: Observations): Finding {
  const hasWrite = answerOf(seen, 'webdavWrite') !== undefined;
  return {
    certainty: 'fine',
    saw: hasWrite
      ? translate({
          id: 'serverCheck.webdav.fine.both',
          message:
            'PROPFIND and MKCOL at /dav/ are answered with a request to sign in.',
          description: 'What a check of a server saw',
        })
      : translate({
          id: 'serverCheck.webdav.fine.saw',
          message: 'PROPFIND at /dav/ is answered with a request to sign in.',
          description: 'What a check of a server saw',
        }),
    means: hasWrite
      ? translate({
          id: 'serverCheck.webdav.fine.bothMean',
          message:
            'These two methods reach AList; others are not checked. Whether an account may use them is up to its role.',
          description: 'What a finding about a server means',
        })
      : translate({
          id: 'serverCheck.webdav.fine.means',
          message:
            'This method reaches AList; others are not checked. Whether an account may use it is up to its role.',
          description: 'What a finding about a server means',
        }),
    facts: {propfind: 401, ...(hasWrite ? {mkcol: 401} : {})},
  };
}

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
      return asksForPassword(seen)
        ? (writing(seen) ?? bothArrive(seen))
        : otherSignIn();
    }
    if (answer !== undefined && answer.status !== 207) {
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
