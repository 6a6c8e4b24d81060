import {translate} from '@docusaurus/Translate';
import {dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {settingOf} from './settingOf';

export const adminSigning: Check = {
  id: 'adminSigning',
  title: () =>
    translate({
      id: 'serverCheck.adminSigning',
      message: 'Are download links signed?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminSettings', 'adminStorages'],
  evaluate: (seen): Finding | undefined => {
    const signAll = settingOf(seen, 'sign_all');
    if (signAll === undefined) {
      return undefined;
    }
    const open = (dataOf(seen, 'adminStorages')?.content ?? []).filter(
      ({disabled, enable_sign: isSigned}) => !disabled && isSigned !== true,
    ).length;
    return signAll === 'true' || open === 0
      ? {
          certainty: 'fine',
          saw: translate({
            id: 'serverCheck.adminSigning.fine.saw',
            message: 'Every download link carries a signature.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.adminSigning.fine.means',
            message: 'Nobody opens files by guessing their paths.',
            description: 'What a finding about a server means',
          }),
          facts: {signAll},
        }
      : {
          certainty: 'certain',
          saw: translate(
            {
              id: 'serverCheck.adminSigning.saw',
              message:
                'Sign all is off, and so is Enable sign in {count} storages.',
              description: 'What a check of a server saw',
            },
            {count: open},
          ),
          means: translate({
            id: 'serverCheck.adminSigning.means',
            message:
              'Whoever knows or guesses a path downloads the file without signing in, also while the guest account is disabled.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.adminSigning.remedy',
            message: 'Turn on Sign all in the global settings.',
            description: 'What to do about a finding about a server',
          }),
          facts: {signAll, unsignedStorages: open},
        };
  },
  page: pages.signatures,
};
