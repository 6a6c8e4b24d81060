import {releaseAreas, type ReleaseArea} from '../../data/releases/areas';
import type {Release, ReleaseChange} from '../../data/releases/schema';
import type {InLocale} from '../../lib/localize';

type Shown = InLocale<Release>;
type ShownChange = InLocale<ReleaseChange>;

/** What the reader wants to see of the releases; an empty string leaves a choice open. */
export interface ReleaseState {
  /** The version that the reader has, and the one to go to. */
  from: string;
  to: string;
  area: ReleaseArea | '';
  /** Only what the reader has to act on. */
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

/** Below zero where the first version is older, above zero where it is newer. */
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

/** The release that somebody means who writes `3.46.0`, `v3.46.0` or ` V3.46.0`; empty where there is none. */
function knownVersion(
  text: string | null,
  releases: readonly Pick<Shown, 'version'>[],
): string {
  const wanted = (text ?? '').trim().toLowerCase().replace(/^v?/, 'v');
  return releases.find(({version}) => version === wanted)?.version ?? '';
}

/**
 * What an address asks for. Values that no release has are dropped, and an update always goes from the older version to the newer one.
 *
 * @param search query of the address, from `?`
 */
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

/** The query of an address that asks for this, from `?`; empty for everything. */
export function formatReleaseState(state: ReleaseState): string {
  const query = new URLSearchParams();
  (['from', 'to', 'area'] as const)
    .filter((name) => state[name] !== '')
    .forEach((name) => {
      query.set(name, state[name]);
    });
  if (state.isBreakingOnly) {
    query.set('only', 'breaking');
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The releases with the changes that the reader asked for; without a choice also those of which only the date is known. */
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

/** A change, and the release that brought it. */
export interface DatedChange {
  version: string;
  change: ShownChange;
}

/** What an update brings that somebody who updates should know. */
export interface UpgradePath {
  /** How many releases the update passes, with the last one. */
  count: number;
  /** What has to be done. */
  breaking: DatedChange[];
  security: DatedChange[];
  /** What works in another way than before, or is gone. */
  different: DatedChange[];
  /** How many other changes there are: additions and corrections. */
  rest: number;
  /** Whether some of the releases are known by their date only. */
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

/** The releases after one version, up to and with another one; the newest where that is not named. */
function releasesBetween(
  releases: readonly Shown[],
  from: string,
  to: string,
): readonly Shown[] {
  return releases.filter(
    ({version}) =>
      compareVersions(version, from) > 0 &&
      (to === '' || compareVersions(version, to) <= 0),
  );
}

/** What matters on the way from one version to another; `undefined` until the reader has said where it begins. */
export function upgradePath(
  releases: readonly Shown[],
  {from, to}: Pick<ReleaseState, 'from' | 'to'>,
): UpgradePath | undefined {
  if (from === '') {
    return undefined;
  }
  const passed = releasesBetween(releases, from, to);
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
