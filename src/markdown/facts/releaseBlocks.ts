import type {Release} from '../../data/releases/schema';
import {releaseChart} from '../../components/changelog/releaseCounts';
import {block} from './block';

const historyModule = 'changelog/ReleaseHistory';

function breakingChanges(releases: readonly Release[]) {
  return releases.flatMap(({version, changes}) =>
    changes.flatMap(({text, breaking}) =>
      breaking === undefined ? [] : [{version, text, breaking}],
    ),
  );
}

export type BreakingChange = ReturnType<typeof breakingChanges>[number];

export const releaseBlocks = {
  ReleaseSpan: block('credits/Credits', ({releases}) => {
    const [newest, first] = [releases[0], releases.at(-1)].map((release) =>
      release === undefined
        ? undefined
        : {version: release.version, date: release.date},
    );
    return {count: releases.length, first, newest};
  }),
  LatestReleases: block('changelog/LatestReleases', ({releases}) => ({
    releases: releases
      .filter(({changes}) => changes.length > 0)
      .slice(0, 3)
      .map(({version, date, changes}) => ({
        version,
        date,
        changes: changes.slice(0, 4).map(({text}) => text),
      })),
  })),
  ReleaseHistory: block(historyModule, ({releases}) => ({releases})),
  ReleaseChart: block('changelog/ReleaseChart', ({releases}) =>
    releaseChart(releases),
  ),
  BreakingChanges: block(historyModule, ({releases}) => ({
    changes: breakingChanges(releases),
  })),
};
