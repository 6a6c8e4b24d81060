import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/**
 * Compressing on the way costs a download its length. Browsers request no compression for a part of a file, so the whole file is looked at.
 */
export const compression: Check = {
  id: 'compression',
  title: () =>
    translate({
      id: 'serverCheck.compression',
      message: 'Do downloads arrive with their length?',
      description: 'Name of a check of a server',
    }),
  needs: ['file', 'whole'],
  evaluate: (seen): Finding | undefined => {
    const answer = answerOf(seen, 'whole');
    const size = dataOf(seen, 'file')?.size ?? 0;
    if (answer?.status !== 200 || answer.envelope !== undefined || size === 0) {
      return undefined;
    }
    const length = answer.headers['content-length'];
    if (Number(length) === size) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.compression.fine.saw',
          message: 'The download came with its length.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.compression.fine.means',
          message: 'Nothing on the way compresses it.',
          description: 'What a finding about a server means',
        }),
        facts: {contentLength: size},
      };
    }
    return {
      certainty: length === undefined ? 'likely' : 'certain',
      saw:
        length === undefined
          ? translate({
              id: 'serverCheck.compression.saw',
              message: 'The download came without its length.',
              description: 'What a check of a server saw',
            })
          : translate(
              {
                id: 'serverCheck.compression.other.saw',
                message:
                  'The file has {size} bytes, and its download says {length}.',
                description: 'What a check of a server saw',
              },
              {size, length},
            ),
      means: translate({
        id: 'serverCheck.compression.means',
        message:
          'The reverse proxy or a CDN compresses or changes downloads. Programs then show no progress, and an interrupted download starts over.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.compression.remedy',
        message:
          'Limit compression to text such as HTML, CSS, JavaScript and JSON, and leave out /d/, /p/ and /dav/.',
        description: 'What to do about a finding about a server',
      }),
      facts: {contentLength: length ?? 'none', bytes: size},
    };
  },
  page: pages.ranges,
};
