import {labelled} from '../../../lib/punctuation';
import {compareVersions} from '../../changelog/releases';
import {dataOf} from '../fetching/observation';
import type {ReleaseFact} from '../fetching/requests';
import {isOpenList, releaseOf} from '../versions';
import type {Check} from './check';

/** How many changes are listed, unless more of them need the reader to act; the changelog has the others. */
const LISTED = 6;

function passedSince(releases: readonly ReleaseFact[], current: string) {
  const newer = releases.filter(
    ({version}) => compareVersions(version, current) > 0,
  );
  const changes = newer.flatMap(({version, changes: ofRelease}) =>
    ofRelease.map((change) => ({version, ...change})),
  );
  // What came after this release cannot be a fault of it, but may need the reader to act.
  const mayConcern = ({since}: {since?: string}) =>
    since === undefined || compareVersions(since, current) <= 0;
  const relevant = changes.filter(
    (change) => change.action !== undefined || mayConcern(change),
  );
  const holes = relevant.filter(
    (change) => change.isSecurity && mayConcern(change),
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
    holes: holes.length,
    isAffected: holes.some(({since}) => since !== undefined),
    lines: listed.map(({version, text, action}) =>
      labelled(version, action === undefined ? text : `${text} → ${action}`),
    ),
    unlisted: relevant.length - listed.length,
  };
}

/** What a newer release would bring. */
export const version: Check = {
  id: 'version',
  needs: ['settings'],
  evaluate: (seen, {releases}) => {
    const reported = dataOf(seen, 'settings')?.version ?? '';
    const newest = releases[0]?.version;
    if (newest === undefined || isOpenList(reported)) {
      return [];
    }
    const current = releaseOf(reported);
    if (current === undefined || compareVersions(current, newest) > 0) {
      const values = {version: reported, newest};
      return [{id: 'version.unknown', values}];
    }
    const passed = passedSince(releases, current);
    const {count, holes, isAffected, lines, unlisted} = passed;
    if (count === 0) {
      const values = {version: current};
      return [{id: 'version.fine', values}];
    }
    return [
      {
        id: holes > 0 ? 'version.holes' : 'version.old',
        ...(isAffected ? {} : {atMost: 'likely'}),
        values: {version: current, newest, count},
        numbers: {behind: count, holes},
        items: lines,
        lines:
          unlisted > 0
            ? [{id: 'version.unlisted', values: {count: unlisted}}]
            : [],
      },
    ];
  },
};
