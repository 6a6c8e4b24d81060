import {translate} from '@docusaurus/Translate';
import {answerOf, type Observations} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** Whether the file came, or a redirect to it. */
function opens(seen: Observations, name: 'download' | 'encodedSlash'): boolean {
  const answer = answerOf(seen, name);
  return (
    seen[name]?.kind === 'redirected' ||
    (answer !== undefined &&
      answer.envelope === undefined &&
      [200, 206].includes(answer.status))
  );
}

/** The same file at an address with `%2F`, which AList reads like a slash. */
export const encodedSlash: Check = {
  id: 'encodedSlash',
  title: () =>
    translate({
      id: 'serverCheck.encodedSlash',
      message: 'Do encoded slashes get through?',
      description: 'Name of a check of a server',
    }),
  needs: ['download', 'encodedSlash'],
  evaluate: (seen): Finding | undefined => {
    if (!opens(seen, 'download')) {
      return undefined;
    }
    return opens(seen, 'encodedSlash')
      ? {
          certainty: 'fine',
          saw: translate({
            id: 'serverCheck.encodedSlash.fine.saw',
            message: 'The file opens with %2F in its address, too.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.encodedSlash.fine.means',
            message: 'Programs that encode slashes reach their files.',
            description: 'What a finding about a server means',
          }),
          facts: {encodedSlash: true},
        }
      : {
          certainty: 'info',
          saw: translate({
            id: 'serverCheck.encodedSlash.saw',
            message: 'The file does not open with %2F in its address.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.encodedSlash.means',
            message:
              'The proxy refuses encoded slashes. AList itself never writes them, but other programs may.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.encodedSlash.remedy',
            message:
              'In Apache, set AllowEncodedSlashes NoDecode, and add nocanon to ProxyPass.',
            description: 'What to do about a finding about a server',
          }),
          facts: {encodedSlash: false},
        };
  },
  page: pages.proxyTroubles,
};
