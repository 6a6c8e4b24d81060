import type {Release} from '../../data/releases/schema';
import {releaseChart} from '../../components/changelog/releaseCounts';
import {block, noAttributes} from './block';

const historyModule = '@site/src/components/changelog/ReleaseHistory';

function breakingChanges(releases: readonly Release[]) {
  return releases.flatMap(({version, changes}) =>
    changes.flatMap(({text, breaking}) =>
      breaking === undefined ? [] : [{version, text, breaking}],
    ),
  );
}

export type BreakingChange = ReturnType<typeof breakingChanges>[number];

export const releaseBlocks = {
  ReleaseSpan: block({
    attributes: noAttributes,
    module: '@site/src/components/credits/Credits',
    props: ({releases}) => {
      const [newest, first] = [releases[0], releases.at(-1)].map((release) =>
        release === undefined
          ? undefined
          : {version: release.version, date: release.date},
      );
      return {count: releases.length, first, newest};
    },
  }),
  LatestReleases: block({
    attributes: noAttributes,
    module: '@site/src/components/changelog/LatestReleases',
    props: ({releases}) => ({
      releases: releases
        .filter(({changes}) => changes.length > 0)
        .slice(0, 3)
        .map(({version, date, changes}) => ({
          version,
          date,
          changes: changes.slice(0, 4).map(({text}) => text),
        })),
    }),
  }),
  ReleaseHistory: block({
    attributes: noAttributes,
    module: historyModule,
    props: ({releases}) => ({releases}),
  }),
  ReleaseChart: block({
    attributes: noAttributes,
    module: '@site/src/components/changelog/ReleaseChart',
    props: ({releases}) => releaseChart(releases),
  }),
  BreakingChanges: block({
    attributes: noAttributes,
    module: historyModule,
    props: ({releases}) => ({
      changes: breakingChanges(releases),
    }),
  }),
};
