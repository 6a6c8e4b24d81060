import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** Whether players can jump, and broken downloads go on. */
export const ranges: Check = {
  id: 'ranges',
  title: () =>
    translate({
      id: 'serverCheck.ranges',
      message: 'Can videos be skipped through, and downloads resumed?',
      description: 'Name of a check of a server',
    }),
  needs: ['file', 'download'],
  evaluate: (seen): Finding | undefined => {
    const answer = answerOf(seen, 'download');
    const size = dataOf(seen, 'file')?.size ?? 0;
    if (answer === undefined || answer.envelope !== undefined || size === 0) {
      return undefined;
    }
    if (answer.status === 206) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.ranges.fine.saw',
          message: 'A request for a part of the file got that part (HTTP 206).',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.ranges.fine.means',
          message: 'Players can jump, and downloads can be resumed.',
          description: 'What a finding about a server means',
        }),
        facts: {range: 206},
      };
    }
    return answer.status === 200
      ? {
          certainty: 'certain',
          saw: translate({
            id: 'serverCheck.ranges.saw',
            message:
              'A request for a part of the file got the whole file (HTTP 200).',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.ranges.means',
            message:
              'The header Range is lost on the way: players cannot jump, and broken downloads start over.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.ranges.remedy',
            message:
              'Let the proxy pass on Range and If-Range, and do not cache or compress downloads.',
            description: 'What to do about a finding about a server',
          }),
          facts: {range: 200},
        }
      : undefined;
  },
  page: pages.ranges,
};
