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

/** How many changes are listed, unless more of them need the reader to act; the changelog has the others. */
const LISTED = 6;

interface Passed {
  count: number;
  security: number;
  /** Whether the release is known to have one of the faults. */
  isAffected: boolean;
  /** What has to be done, and what was insecure. */
  lines: string[];
  unlisted: number;
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
  // What came after this release cannot be a fault of it, but may need the reader to act.
  const relevant = changes.filter(
    ({since, action}) =>
      action !== undefined ||
      since === undefined ||
      compareVersions(since, current) <= 0,
  );
  const holes = relevant.filter(
    ({isSecurity, since}) =>
      isSecurity &&
      (since === undefined || compareVersions(since, current) <= 0),
  );
  const toDo = relevant.filter(({action}) => action !== undefined);
  const others = relevant
    .filter(({action}) => action === undefined)
    .slice(0, Math.max(LISTED - toDo.length, 0));
  const listed = relevant.filter(
    (change) => toDo.includes(change) || others.includes(change),
  );
  return {
    count: newer.length,
    security: holes.length,
    isAffected: holes.some(({since}) => since !== undefined),
    lines: listed.map(({version, text, action}) =>
      labelled(version, action === undefined ? text : `${text} → ${action}`),
    ),
    unlisted: relevant.length - listed.length,
  };
}

const unlistedLine = (count: number) =>
  translate(
    {
      id: 'serverCheck.version.unlisted',
      message: 'And more that concern security: {count}. All changes has them.',
      description:
        'Last line of a list; “All changes” is the label of the link below',
    },
    {count},
  );

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
    const {count, security, isAffected, lines, unlisted} = passedSince(
      releases,
      current,
    );
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
      certainty: isAffected ? 'certain' : security > 0 ? 'likely' : 'info',
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
                  'They close security holes: {security}. Unless a hole came after {version}, this server has it.',
                description: 'What a finding about a server means',
              },
              {security, version: current},
            )
          : translate({
              id: 'serverCheck.version.means',
              message:
                'This site knows of no security hole of this release that they close.',
              description: 'What a finding about a server means',
            }),
      remedy: translate({
        id: 'serverCheck.version.remedy',
        message:
          'Back up the data folder and update. Of the changes since then, these concern security or need you to act, newest first:',
        description: 'What to do; a list follows',
      }),
      details: unlisted > 0 ? [...lines, unlistedLine(unlisted)] : lines,
      facts: {...facts, security},
      page: {...pages.changes, search: `?from=${current}`},
    };
  },
  page: pages.install,
};
