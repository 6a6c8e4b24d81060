import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** Whether a robots.txt keeps every crawler away from the whole site. */
function keepsCrawlersAway(robots: string): boolean {
  const lines = robots
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, '').trim().toLowerCase());
  const start = lines.findIndex((line) => /^user-agent:\s*\*$/.test(line));
  const group = start === -1 ? [] : lines.slice(start + 1);
  const end = group.findIndex((line) => line.startsWith('user-agent:'));
  return group
    .slice(0, end === -1 ? undefined : end)
    .some((line) => /^disallow:\s*\/$/.test(line));
}

/** Crawlers read robots.txt at the root of a host, and see what the guest sees. */
export const indexing: Check = {
  id: 'indexing',
  title: () =>
    translate({
      id: 'serverCheck.indexing',
      message: 'May search engines list the files?',
      description: 'Name of a check of a server',
    }),
  needs: ['robots', 'guest'],
  evaluate: (seen, {server}): Finding | undefined => {
    const answer = answerOf(seen, 'robots');
    const isOpen = dataOf(seen, 'guest') !== undefined;
    if (
      answer?.status !== 200 ||
      answer.problem === 'html' ||
      !isOpen ||
      server.isPrivate
    ) {
      return undefined;
    }
    return keepsCrawlersAway(answer.text)
      ? {
          certainty: 'fine',
          saw: translate({
            id: 'serverCheck.indexing.fine.saw',
            message: 'robots.txt asks crawlers to stay away.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.indexing.fine.means',
            message:
              'Search engines that respect it do not list what visitors see.',
            description: 'What a finding about a server means',
          }),
          facts: {crawlers: 'disallowed'},
        }
      : {
          certainty: 'info',
          saw: translate({
            id: 'serverCheck.indexing.saw',
            message:
              'The guest account is enabled, and robots.txt lets crawlers in.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.indexing.means',
            message:
              'Names of files that visitors see can appear in search engines.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.indexing.remedy',
            message:
              'For a private site, disable the user guest. To keep visitors but no crawlers, write these lines into Robots txt in the site settings:',
            description: 'What to do about a finding about a server',
          }),
          details: ['User-agent: *', 'Disallow: /'],
          facts: {crawlers: 'allowed'},
        };
  },
  page: pages.robots,
};
