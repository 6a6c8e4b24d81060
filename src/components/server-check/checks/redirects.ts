import {translate} from '@docusaurus/Translate';
import type {Check} from './check';
import {redirectsEverything, redirectsNowhere} from './networkProblems';
import {pages} from './pages';

export const redirects: Check = {
  id: 'redirects',
  title: () =>
    translate({
      id: 'serverCheck.redirects',
      message: 'Does it redirect?',
      description: 'Name of a check of a server',
    }),
  needs: ['ping', 'settings'],
  // The check of the reach names redirects that lead nowhere.
  evaluate: (seen) =>
    redirectsEverything(seen) && !redirectsNowhere(seen)
      ? {
          certainty: 'certain',
          saw: translate({
            id: 'serverCheck.redirects.saw',
            message:
              'Requests are redirected to another address, which browsers do not show to this page.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.redirects.means',
            message:
              'Mostly HTTP leads to HTTPS, or one name to another. WebDAV clients and apps often do not follow.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.redirects.remedy',
            message:
              'Open the address in a new tab and check the address that you end up at. Use that one in apps.',
            description: 'What to do about a finding about a server',
          }),
          facts: {redirected: true},
        }
      : undefined,
  page: pages.proxyTroubles,
};
