import {translate} from '@docusaurus/Translate';
import type {Check, Finding} from './check';
import {isUnreachable, hasFailed} from './networkProblems';
import {pages} from './pages';

/** Whether a page may read what the server answers. */
export const cors: Check = {
  id: 'cors',
  title: () =>
    translate({
      id: 'serverCheck.cors',
      message: 'May other sites read its answers?',
      description: 'Name of a check of a server',
    }),
  needs: ['reach', 'ping'],
  evaluate: (seen): Finding | undefined => {
    if (isUnreachable(seen) || !hasFailed(seen.ping)) {
      return undefined;
    }
    const isPingOnly = seen.settings?.kind === 'answered';
    if (isPingOnly) {
      return undefined;
    }
    return {
      certainty: 'likely',
      saw: translate({
        id: 'serverCheck.cors.saw',
        message:
          'An answer came, but the browser does not let this page read it.',
        description: 'What a check of a server saw',
      }),
      means: translate({
        id: 'serverCheck.cors.means',
        message:
          'cors.allow_origins does not name this site, the reverse proxy adds the CORS headers a second time, or something other than AList answers: a redirect, an error page or a sign-in in front of it. Nothing else can be checked from here.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.cors.remedy',
        message:
          'Set cors.allow_origins in config.json to * or add the address of this site. Remove lines of the proxy that set Access-Control-Allow-Origin. If the address redirects, check the address that it leads to.',
        description: 'What to do about a finding about a server',
      }),
      facts: {readable: false},
    };
  },
  page: pages.cors,
};
