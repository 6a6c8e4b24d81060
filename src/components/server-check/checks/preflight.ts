import {translate} from '@docusaurus/Translate';
import type {Check, Finding} from './check';
import {hasFailed} from './networkProblems';
import {pages} from './pages';

/** Whether requests get through that a browser announces with OPTIONS. */
export const preflight: Check = {
  id: 'preflight',
  title: () =>
    translate({
      id: 'serverCheck.preflight',
      message: 'Do requests with a token get through?',
      description: 'Name of a check of a server',
    }),
  needs: ['settings', 'madeUpTokenFresh', 'listing'],
  evaluate: ({settings, madeUpTokenFresh, listing}): Finding | undefined => {
    if (settings?.kind !== 'answered' || !hasFailed(madeUpTokenFresh)) {
      return undefined;
    }
    const isHeaderOnly = listing?.kind === 'answered';
    return {
      certainty: isHeaderOnly ? 'info' : 'likely',
      saw: translate({
        id: 'serverCheck.preflight.saw',
        message:
          'Plain requests are answered, those with the header Authorization are not.',
        description: 'What a check of a server saw',
      }),
      means: isHeaderOnly
        ? translate({
            id: 'serverCheck.preflight.header',
            message:
              'cors.allow_headers does not allow the header Authorization to this site. In some browsers * does not include it.',
            description: 'What a finding about a server means',
          })
        : translate({
            id: 'serverCheck.preflight.options',
            message:
              'The reverse proxy blocks or answers OPTIONS requests, with which browsers ask for permission first.',
            description: 'What a finding about a server means',
          }),
      remedy: translate({
        id: 'serverCheck.preflight.remedy',
        message:
          'Other web apps cannot sign in to this server until that is changed; AList’s own pages can. Let the proxy pass OPTIONS on, and add Authorization to cors.allow_headers.',
        description: 'What to do about a finding about a server',
      }),
      facts: {authorizationHeader: 'blocked', otherAnnounced: isHeaderOnly},
    };
  },
  page: pages.cors,
};
