import {translate} from '@docusaurus/Translate';
import type {Check, Finding} from './check';
import {isUnreachable, redirectsEverything} from './networkProblems';
import {pages} from './pages';

export const plainHttp: Check = {
  id: 'plainHttp',
  title: () =>
    translate({
      id: 'serverCheck.plainHttp',
      message: 'Is the connection encrypted?',
      description: 'Name of a check of a server',
    }),
  needs: ['ping'],
  evaluate: (seen, {server}): Finding | undefined => {
    const isOnlyRedirect = !server.isSecure && redirectsEverything(seen);
    if (isUnreachable(seen) || server.isPrivate || isOnlyRedirect) {
      return undefined;
    }
    return server.isSecure
      ? {
          certainty: 'fine',
          saw: translate({
            id: 'serverCheck.plainHttp.fine.saw',
            message: 'The server answers by HTTPS.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.plainHttp.fine.means',
            message: 'Passwords and files travel encrypted.',
            description: 'What a finding about a server means',
          }),
          facts: {https: true},
        }
      : {
          certainty: 'certain',
          saw: translate({
            id: 'serverCheck.plainHttp.saw',
            message: 'The server answers over plain HTTP at a public address.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.plainHttp.means',
            message:
              'Anyone on the network path can read and change passwords, tokens and files.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.plainHttp.remedy',
            message:
              'Put a reverse proxy with a certificate in front of AList, or give AList a certificate. Close the plain port to the internet.',
            description: 'What to do about a finding about a server',
          }),
          facts: {https: false},
        };
  },
  page: pages.https,
};
