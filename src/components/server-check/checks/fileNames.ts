import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {hasFailed} from './networkProblems';
import {pages} from './pages';

/** Characters that a proxy may decode or encode a second time. */
const special = /[^\w./~-]/;

const lostNames = () => ({
  means: translate({
    id: 'serverCheck.fileNames.means',
    message:
      'The proxy decodes or changes the address: plus signs, number signs or characters outside English are lost.',
    description: 'What a finding about a server means',
  }),
  remedy: translate({
    id: 'serverCheck.fileNames.remedy',
    message:
      'Let the proxy pass the path on as it came: in nginx proxy_pass without a path, in Apache nocanon and AllowEncodedSlashes NoDecode.',
    description: 'What to do about a finding about a server',
  }),
});

/** The name travels in a JSON body first and in an address then, so a difference was made on the way. */
export const fileNames: Check = {
  id: 'fileNames',
  title: () =>
    translate({
      id: 'serverCheck.fileNames',
      message: 'Do special characters in names get through?',
      description: 'Name of a check of a server',
    }),
  needs: ['file', 'download'],
  evaluate: (seen, {file}): Finding | undefined => {
    if (dataOf(seen, 'file') === undefined || !special.test(file)) {
      return undefined;
    }
    if (hasFailed(seen.download) && hasFailed(seen.unsigned)) {
      return {
        certainty: 'likely',
        saw: translate({
          id: 'serverCheck.fileNames.unread.saw',
          message:
            'AList knows the file, but its download address got no answer that this page may read.',
          description: 'What a check of a server saw',
        }),
        ...lostNames(),
        facts: {specialNames: false},
      };
    }
    const answer = answerOf(seen, 'download');
    if (answer === undefined) {
      return undefined;
    }
    const isNotFound =
      answer.envelope !== undefined || [400, 404].includes(answer.status);
    if (isNotFound && file.includes('%')) {
      return {
        certainty: 'info',
        saw: translate({
          id: 'serverCheck.fileNames.percent.saw',
          message: 'The file has a percent sign in its path and does not open.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.fileNames.percent.means',
          message:
            'AList decodes the path of a download twice, so it may be AList itself that loses the name.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.fileNames.percent.remedy',
          message: 'Rename the file, or check with another one.',
          description: 'What to do about a finding about a server',
        }),
        facts: {percentSign: true},
      };
    }
    return isNotFound
      ? {
          certainty: 'certain',
          saw: translate(
            {
              id: 'serverCheck.fileNames.saw',
              message:
                'AList knows the file, but not at its download address. It answers: {message}',
              description: 'What a check of a server saw',
            },
            {
              message:
                answer.envelope?.message ?? `HTTP ${String(answer.status)}`,
            },
          ),
          ...lostNames(),
          facts: {specialNames: false, status: answer.status},
        }
      : {
          certainty: 'fine',
          saw: translate({
            id: 'serverCheck.fileNames.fine.saw',
            message: 'The file with special characters in its path opens.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.fileNames.fine.means',
            message: 'The characters of this path get through unchanged.',
            description: 'What a finding about a server means',
          }),
          facts: {specialNames: true},
        };
  },
  page: pages.proxyTroubles,
};
