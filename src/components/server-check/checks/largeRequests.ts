import {translate} from '@docusaurus/Translate';
import {answerOf, type Observation} from '../fetching/observation';
import {LONG} from '../fetching/requests';
import type {Check, Finding} from './check';
import {hasFailed} from './networkProblems';
import {pages} from './pages';
import {isTokenRefusal} from './tokenRefusal';

/** Whether a request was refused because it is long; an error page of a proxy can mostly not be read. */
const isRefused = (observation: Observation<unknown> | undefined): boolean =>
  hasFailed(observation) ||
  (observation?.kind === 'answered' && observation.status >= 400);

function refused(
  certainty: 'certain' | 'likely',
  saw: string,
  facts: Finding['facts'],
): Finding {
  return {
    certainty,
    saw,
    means: translate({
      id: 'serverCheck.largeRequests.means',
      message:
        'Folders with long paths cannot be opened over WebDAV, and files with long paths cannot be downloaded or uploaded. Each Chinese character in a path takes nine characters of an address.',
      description: 'What a finding about a server means',
    }),
    remedy: translate({
      id: 'serverCheck.largeRequests.remedy',
      message:
        'Raise the limit of the proxy: large_client_header_buffers in nginx, LimitRequestLine and LimitRequestFieldSize in Apache. A firewall for web applications can have one too.',
      description: 'What to do about a finding about a server',
    }),
    facts,
  };
}

/** Whether long paths get through, in the address and in a header. */
export const largeRequests: Check = {
  id: 'largeRequests',
  title: () =>
    translate({
      id: 'serverCheck.largeRequests',
      message: 'Do long paths get through?',
      description: 'Name of a check of a server',
    }),
  needs: ['ping', 'madeUpTokenFresh', 'longAddress', 'longHeader'],
  evaluate: (seen): Finding | undefined => {
    const isWorking =
      answerOf(seen, 'ping')?.status === 200 &&
      answerOf(seen, 'madeUpTokenFresh')?.envelope !== undefined;
    if (!isWorking) {
      return undefined;
    }
    const isAddressRefused = isRefused(seen.longAddress);
    if (isAddressRefused || isRefused(seen.longHeader)) {
      const isReadable =
        (isAddressRefused ? seen.longAddress : seen.longHeader)?.kind ===
        'answered';
      return refused(
        isReadable ? 'certain' : 'likely',
        isAddressRefused
          ? translate(
              {
                id: 'serverCheck.largeRequests.address',
                message:
                  'A request with an address of {count} characters got no answer from AList; a short one did.',
                description: 'What a check of a server saw',
              },
              {count: LONG},
            )
          : translate(
              {
                id: 'serverCheck.largeRequests.header',
                message:
                  'A request with a header of {count} characters got no answer from AList; a short one did.',
                description: 'What a check of a server saw',
              },
              {count: LONG},
            ),
        {
          longAddress: !isAddressRefused,
          longHeader: !isRefused(seen.longHeader),
        },
      );
    }
    const header = answerOf(seen, 'longHeader')?.envelope;
    return answerOf(seen, 'longAddress') !== undefined &&
      header !== undefined &&
      isTokenRefusal(header)
      ? {
          certainty: 'fine',
          saw: translate(
            {
              id: 'serverCheck.largeRequests.fine.saw',
              message:
                'An address and a header of {count} characters reach AList.',
              description: 'What a check of a server saw',
            },
            {count: LONG},
          ),
          means: translate({
            id: 'serverCheck.largeRequests.fine.means',
            message: 'Long paths are not cut off or refused.',
            description: 'What a finding about a server means',
          }),
          facts: {longAddress: true, longHeader: true},
        }
      : undefined;
  },
  page: pages.proxyTroubles,
};
