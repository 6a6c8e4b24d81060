import {translate} from '@docusaurus/Translate';
import {dataOf} from '../fetching/observation';
import type {Check} from './check';
import {pages} from './pages';

export const registration: Check = {
  id: 'registration',
  title: () =>
    translate({
      id: 'serverCheck.registration',
      message: 'Can anybody create an account?',
      description: 'Name of a check of a server',
    }),
  needs: ['settings'],
  evaluate: (seen) =>
    dataOf(seen, 'settings')?.allow_register === 'true'
      ? {
          certainty: 'info',
          saw: translate({
            id: 'serverCheck.registration.saw',
            message: 'Registration is open.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.registration.means',
            message:
              'Everybody who reaches the server can create an account with the default role.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.registration.remedy',
            message:
              'Turn off Allow register in the site settings unless you want that, and check what the default role may do.',
            description: 'What to do about a finding about a server',
          }),
          facts: {allowRegister: true},
        }
      : undefined,
  page: pages.registration,
};
