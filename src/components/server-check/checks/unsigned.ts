import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf, type Observations} from '../fetching/observation';
import type {Check, Finding} from './check';
import {ownLink} from './links';
import {redirectsEverything} from './networkProblems';
import {pages} from './pages';

/** Whether the file came, or a redirect to its storage. An answer in place of the file does not count. */
function isOpened(seen: Observations, path: string): boolean {
  const file = dataOf(seen, 'file');
  if (seen.unsigned?.kind === 'redirected') {
    return file?.is_dir === false && ownLink(file.raw_url, path) === undefined;
  }
  const answer = answerOf(seen, 'unsigned');
  if (
    answer === undefined ||
    answer.envelope !== undefined ||
    answer.problem === 'html' ||
    file?.is_dir === true
  ) {
    return false;
  }
  const length = Number(answer.headers['content-length'] ?? file?.size ?? 0);
  const isOther = file !== undefined && file.size > 0 && length !== file.size;
  return answer.status === 206 || (answer.status === 200 && !isOther);
}

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
  evaluate: (seen, {file}): Finding | undefined => {
    if (dataOf(seen, 'settings') === undefined || redirectsEverything(seen)) {
      return undefined;
    }
    const found = dataOf(seen, 'file');
    // A folder is refused at such an address also, and a path that leads nowhere.
    const isFile = found?.is_dir === false;
    if (isFile && answerOf(seen, 'unsigned')?.envelope?.code === 401) {
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
    if (!isOpened(seen, file)) {
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
