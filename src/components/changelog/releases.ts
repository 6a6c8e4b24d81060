import {releaseAreas, type ReleaseArea} from '../../data/releases/areas';
import type {Release, ReleaseChange} from '../../data/releases/schema';
import type {InLocale} from '../../lib/localize';

type Shown = InLocale<Release>;
type ShownChange = InLocale<ReleaseChange>;

/** The filters of the changelog; an empty string means no filter. */
export interface ReleaseState {
  /** The installed version, and the target of the update. */
  from: string;
  to: string;
  area: ReleaseArea | '';
  /** Only changes that require an action. */
  isBreakingOnly: boolean;
}

export const allReleases: ReleaseState = {
  from: '',
  to: '',
  area: '',
  isBreakingOnly: false,
};

/** Version numbers have three parts. */
function numbersOf(version: string): number[] {
  return version.replace(/^v/, '').split('.').map(Number);
}

/** Negative if the first version is older, positive if it is newer. */
export function compareVersions(one: string, other: string): number {
  const others = numbersOf(other);
  const differences = numbersOf(one).map(
    (part, index) => part - (others[index] ?? 0),
  );
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The id of a release on the changelog page. */
export function releaseAnchor(version: string): string {
  return version.replaceAll('.', '-');
}

/** The release for an input such as `3.46.0`, `v3.46.0` or ` V3.46.0`; empty if there is none. */
function knownVersion(
  text: string | null,
  releases: readonly Pick<Shown, 'version'>[],
): string {
  const wanted = (text ?? '').trim().toLowerCase().replace(/^v?/, 'v');
  return releases.find(({version}) => version === wanted)?.version ?? '';
}

/** The filters in the query of an address. Unknown values are dropped, and an update always goes from the older version to the newer one. */
export function parseReleaseState(
  search: string,
  releases: readonly Pick<Shown, 'version'>[],
): ReleaseState {
  const query = new URLSearchParams(search);
  const from = knownVersion(query.get('from'), releases);
  const to = knownVersion(query.get('to'), releases);
  const isBackwards = from !== '' && to !== '' && compareVersions(from, to) > 0;
  const area = releaseAreas.find((known) => known === query.get('area'));
  return {
    from: isBackwards ? to : from,
    to: isBackwards ? from : to,
    area: area ?? '',
    isBreakingOnly: query.get('only') === 'breaking',
  };
}

/** The query string for these filters, with `?`; empty without filters. */
export function formatReleaseState(state: ReleaseState): string {
  const query = new URLSearchParams();
  (['from', 'to', 'area'] as const)
    .filter((name) => state[name] !== '')
    .forEach((name) => query.set(name, state[name]));
  if (state.isBreakingOnly) {
    query.set('only', 'breaking');
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The releases with the changes that match the filters; without filters also those with only a known date. */
export function matchingReleases(
  releases: readonly Shown[],
  {area, isBreakingOnly}: Pick<ReleaseState, 'area' | 'isBreakingOnly'>,
): readonly Shown[] {
  if (area === '' && !isBreakingOnly) {
    return releases;
  }
  return releases
    .map((release) => ({
      ...release,
      changes: release.changes.filter(
        (change) =>
          (area === '' || change.area === area) &&
          (!isBreakingOnly || change.breaking !== undefined),
      ),
    }))
    .filter(({changes}) => changes.length > 0);
}

interface DatedChange {
  version: string;
  change: ShownChange;
}

/** What a reader should know before an update. */
export interface UpgradeSummary {
  /** How many releases the update includes. */
  count: number;
  /** Changes that require an action. */
  breaking: DatedChange[];
  security: DatedChange[];
  /** Changed and removed features. */
  different: DatedChange[];
  /** The number of other changes: additions and fixes. */
  rest: number;
  /** Whether only the date of some releases is known. */
  hasGaps: boolean;
}

type Concern = 'breaking' | 'security' | 'different' | 'rest';

function concernOf({breaking, area, kind}: ShownChange): Concern {
  if (breaking !== undefined) {
    return 'breaking';
  }
  if (area === 'security') {
    return 'security';
  }
  return kind === 'changed' || kind === 'removed' ? 'different' : 'rest';
}

/** What matters for an update, by default to the newest version; `undefined` until the start version is chosen. */
export function upgradePath(
  releases: readonly Shown[],
  {from, to}: Pick<ReleaseState, 'from' | 'to'>,
): UpgradeSummary | undefined {
  if (from === '') {
    return undefined;
  }
  const passed = releases.filter(
    ({version}) =>
      compareVersions(version, from) > 0 &&
      (to === '' || compareVersions(version, to) <= 0),
  );
  const changes = passed.flatMap(({version, changes: ofRelease}) =>
    ofRelease.map((change) => ({version, change})),
  );
  const about = (concern: Concern) =>
    changes.filter(({change}) => concernOf(change) === concern);
  return {
    count: passed.length,
    breaking: about('breaking'),
    security: about('security'),
    different: about('different'),
    rest: about('rest').length,
    hasGaps: passed.some(({changes: ofRelease}) => ofRelease.length === 0),
  };
}
