import {translate} from '@docusaurus/Translate';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {redirectsEverything} from './networkProblems';
import {pages} from './pages';

/** Less says more about the way to the server than about its speed. */
const ENOUGH_BYTES = 100_000;

/** How a file is delivered: from the storage or through AList, and how fast then. */
export const delivery: Check = {
  id: 'delivery',
  title: () =>
    translate({
      id: 'serverCheck.delivery',
      message: 'Which way does the file take?',
      description: 'Name of a check of a server',
    }),
  needs: ['file', 'download'],
  evaluate: (seen): Finding | undefined => {
    if (seen.download?.kind === 'redirected' && !redirectsEverything(seen)) {
      return {
        certainty: 'info',
        saw: translate({
          id: 'serverCheck.delivery.redirect.saw',
          message: 'The download is redirected to the storage (302).',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.delivery.redirect.means',
          message:
            'The file does not pass your server, so its speed is that of the storage. Whether ranges work there is not checked.',
          description: 'What a finding about a server means',
        }),
        facts: {delivery: 'redirect'},
      };
    }
    const answer = answerOf(seen, 'download');
    if (
      answer === undefined ||
      answer.envelope !== undefined ||
      ![200, 206].includes(answer.status)
    ) {
      return undefined;
    }
    const speed =
      answer.size / 1024 / 1024 / (Math.max(answer.duration, 1) / 1000);
    const means = translate({
      id: 'serverCheck.delivery.means',
      message:
        'Every download takes the upload bandwidth of your server’s connection.',
      description: 'What a finding about a server means',
    });
    return {
      certainty: 'info',
      saw:
        answer.size < ENOUGH_BYTES
          ? translate({
              id: 'serverCheck.delivery.saw',
              message: 'The file comes through your server.',
              description: 'What a check of a server saw',
            })
          : translate(
              {
                id: 'serverCheck.delivery.speed.saw',
                message:
                  'The file comes through your server, its beginning with {speed} MB/s.',
                description: 'What a check of a server saw',
              },
              {speed: speed.toFixed(1)},
            ),
      means,
      facts: {delivery: 'proxy', bytes: answer.size, ms: answer.duration},
    };
  },
  page: pages.ranges,
};
