import {translate} from '@docusaurus/Translate';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** Whether the bare address of a file is enough to open it. */
export const unsigned: Check = {
  id: 'unsigned',
  title: () =>
    translate({
      id: 'serverCheck.unsigned',
      message: 'Do files open without a signature?',
      description: 'Name of a check of a server',
    }),
  needs: ['guest', 'unsigned'],
  evaluate: (seen): Finding | undefined => {
    const answer = answerOf(seen, 'unsigned');
    const isRefused = answer?.envelope?.code === 401;
    const isOpened =
      seen.unsigned?.kind === 'redirected' ||
      (answer !== undefined &&
        answer.envelope === undefined &&
        [200, 206].includes(answer.status) &&
        answer.problem !== 'html');
    if (isRefused) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.unsigned.fine.saw',
          message: 'The bare address of the file is refused.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.unsigned.fine.means',
          message: 'Nobody opens files by guessing their paths.',
          description: 'What a finding about a server means',
        }),
        facts: {unsigned: 'refused'},
      };
    }
    if (!isOpened) {
      return undefined;
    }
    const isGuestOff = answerOf(seen, 'guest')?.envelope?.code === 401;
    return {
      certainty: isGuestOff ? 'certain' : 'info',
      saw: translate({
        id: 'serverCheck.unsigned.saw',
        message: 'The file opens at its bare address, without a signature.',
        description: 'What a check of a server saw',
      }),
      means: isGuestOff
        ? translate({
            id: 'serverCheck.unsigned.guestOff',
            message:
              'The guest account is disabled, and still everybody who knows or guesses a path downloads the file.',
            description: 'What a finding about a server means',
          })
        : translate({
            id: 'serverCheck.unsigned.means',
            message:
              'Links to this file never expire, and remain open when you disable the guest account.',
            description: 'What a finding about a server means',
          }),
      remedy: translate({
        id: 'serverCheck.unsigned.remedy',
        message:
          'Turn on Sign all in the global settings, or Enable sign in this storage.',
        description: 'What to do about a finding about a server',
      }),
      facts: {unsigned: 'opens'},
    };
  },
  page: pages.signatures,
};
