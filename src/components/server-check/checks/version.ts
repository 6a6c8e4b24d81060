import {translate} from '@docusaurus/Translate';
import {labelled} from '../../../lib/punctuation';
import {compareVersions} from '../../changelog/releases';
import {dataOf} from '../fetching/observation';
import type {ReleaseFact} from '../fetching/requests';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** A release as its server names it; `undefined` for builds in between. */
export function releaseOf(version: string): string | undefined {
  return /^v?\d+\.\d+\.\d+$/.test(version.trim())
    ? `v${version.trim().replace(/^v/, '')}`
    : undefined;
}

/** How many changes are listed; the changelog has the others. */
const LISTED = 6;

interface Passed {
  count: number;
  security: number;
  /** What has to be done, and what was insecure. */
  lines: string[];
}

function passedSince(
  releases: readonly ReleaseFact[],
  current: string,
): Passed {
  const newer = releases.filter(
    ({version}) => compareVersions(version, current) > 0,
  );
  const changes = newer.flatMap(({version, changes: ofRelease}) =>
    ofRelease.map((change) => ({version, ...change})),
  );
  return {
    count: newer.length,
    security: changes.filter(({isSecurity}) => isSecurity).length,
    lines: changes
      .slice(0, LISTED)
      .map(({version, text, action}) =>
        labelled(version, action === undefined ? text : `${text} → ${action}`),
      ),
  };
}

/** What a newer release would bring. */
export const version: Check = {
  id: 'version',
  title: () =>
    translate({
      id: 'serverCheck.version',
      message: 'Is it up to date?',
      description: 'Name of a check of a server',
    }),
  needs: ['settings'],
  evaluate: (seen, {releases}): Finding | undefined => {
    const reported = dataOf(seen, 'settings')?.version;
    const newest = releases[0]?.version;
    if (reported === undefined || newest === undefined) {
      return undefined;
    }
    const current = releaseOf(reported);
    if (current === undefined || compareVersions(current, newest) > 0) {
      return {
        certainty: 'info',
        saw: translate(
          {
            id: 'serverCheck.version.unknown.saw',
            message: 'It calls its version {version}.',
            description: 'What a check of a server saw',
          },
          {version: reported},
        ),
        means: translate(
          {
            id: 'serverCheck.version.unknown.means',
            message:
              'This site knows the releases up to {newest}: it is a build between releases, a newer one, or a fork.',
            description: 'What a finding about a server means',
          },
          {newest},
        ),
        facts: {version: reported, newestKnown: newest},
      };
    }
    const {count, security, lines} = passedSince(releases, current);
    const facts = {version: current, newestKnown: newest, behind: count};
    if (count === 0) {
      return {
        certainty: 'fine',
        saw: translate(
          {
            id: 'serverCheck.version.fine.saw',
            message: 'It is {version}.',
            description: 'What a check of a server saw',
          },
          {version: current},
        ),
        means: translate({
          id: 'serverCheck.version.fine.means',
          message: 'That is the newest release that this site describes.',
          description: 'What a finding about a server means',
        }),
        facts,
      };
    }
    return {
      certainty: security > 0 ? 'certain' : 'info',
      saw: translate(
        {
          id: 'serverCheck.version.saw',
          message:
            'It is {version}. Releases since then: {count}, the newest is {newest}.',
          description: 'What a check of a server saw',
        },
        {version: current, count, newest},
      ),
      means:
        security > 0
          ? translate(
              {
                id: 'serverCheck.version.security',
                message:
                  'They close security holes: {security}. This server still has them.',
                description: 'What a finding about a server means',
              },
              {security},
            )
          : translate({
              id: 'serverCheck.version.means',
              message: 'None of them closes a security hole.',
              description: 'What a finding about a server means',
            }),
      remedy: translate({
        id: 'serverCheck.version.remedy',
        message:
          'Back up the data folder and update. Of the changes since then, these concern security or need you to act, newest first:',
        description: 'What to do; a list follows',
      }),
      details: lines,
      facts: {...facts, security},
      page: {...pages.changes, search: `?from=${current}`},
    };
  },
  page: pages.install,
};
