import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

interface Group {
  agents: string[];
  /** `allow` and `disallow` with a path. */
  rules: string[];
}

/** Lines that name crawlers one after the other share the rules below them. */
function groupsOf(robots: string): Group[] {
  const groups: Group[] = [];
  for (const line of robots.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] =
      /^\s*([a-z-]+)\s*:\s*(\S*)/i.exec(line.replace(/#.*$/, '')) ?? [];
    const last = groups.at(-1);
    if (name.toLowerCase() === 'user-agent') {
      const group = last?.rules.length === 0 ? last : {agents: [], rules: []};
      group.agents.push(value);
      if (group !== last) {
        groups.push(group);
      }
    } else if (/^(?:dis)?allow$/i.test(name)) {
      last?.rules.push(`${name.toLowerCase()} ${value}`);
    }
  }
  return groups;
}

/** Whether a robots.txt keeps every crawler without rules of its own away from the whole site. */
function keepsCrawlersAway(robots: string): boolean {
  const rules = groupsOf(robots)
    .filter(({agents}) => agents.includes('*'))
    .flatMap((group) => group.rules);
  return (
    rules.some(
      (rule) => /^disallow \/?\**$/.test(rule) && rule !== 'disallow ',
    ) && !rules.some((rule) => /^allow ./.test(rule))
  );
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
