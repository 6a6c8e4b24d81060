import fc from 'fast-check';
import records from '../../../../src/data/releases/records.json';
import {releaseAreas} from '../../../../src/data/releases/areas';
import {releasesSchema} from '../../../../src/data/releases/schema';
import {localize} from '../../../../src/lib/localize';
import {
  allReleases,
  compareVersions,
  formatReleaseState,
  matchingReleases,
  parseReleaseState,
  releaseAnchor,
  upgradePath,
  type ReleaseState,
} from '../../../../src/components/changelog/releases';

const releases = localize(releasesSchema.parse(records), 'en');
const versions = releases.map(({version}) => version);

const version = fc.constantFrom(...versions);
const state: fc.Arbitrary<ReleaseState> = fc
  .record({
    one: fc.option(version, {nil: ''}),
    other: fc.option(version, {nil: ''}),
    area: fc.constantFrom(...releaseAreas, '' as const),
    isBreakingOnly: fc.boolean(),
  })
  .map(({one, other, ...rest}) => {
    const isBackwards =
      one !== '' && other !== '' && compareVersions(one, other) > 0;
    return {
      ...rest,
      from: isBackwards ? other : one,
      to: isBackwards ? one : other,
    };
  });

/** All changes shown for an update, with their releases. */
function shown(from: string, to: string): string[] {
  const path = upgradePath(releases, {from, to});
  return ['breaking', 'security', 'different']
    .flatMap((concern) => path?.[concern as 'breaking'] ?? [])
    .map(({version: of, change}) => `${of} ${change.text}`);
}

describe('a visitor who updates', () => {
  test('sees what to do, without additions and fixes', () => {
    const path = upgradePath(releases, {from: 'v3.29.1', to: 'v3.31.0'});
    expect(path?.count).toBe(2);
    expect(path?.breaking.map(({change}) => change.text)).toEqual([
      'Links are signed by default',
      'Regular expressions are read by another library',
      'Windows 7 and Windows Server 2008 are no longer supported',
    ]);
    expect(path?.rest).toBeGreaterThan(8);
    expect(shown('v3.29.1', 'v3.31.0').join()).not.toMatch(/Driver for/);
  });

  test('updates to the newest version by default', () => {
    const newest = versions[0] ?? '';
    expect(upgradePath(releases, {from: 'v3.60.0', to: ''})).toEqual(
      upgradePath(releases, {from: 'v3.60.0', to: newest}),
    );
  });

  test('from a version before the records sees that there are gaps', () => {
    const gaps = (from: string) =>
      upgradePath(releases, {from, to: 'v3.21.0'})?.hasGaps;
    expect(gaps('v3.10.1')).toBe(true);
    expect(gaps('v3.20.0')).toBe(false);
  });

  test('sees nothing before choosing the start version', () => {
    expect(upgradePath(releases, {from: '', to: 'v3.63.0'})).toBeUndefined();
  });

  test('sees only releases after the old version, up to the new one', () => {
    fc.assert(
      fc.property(version, version, (from, to) => {
        for (const line of shown(from, to)) {
          const [of = ''] = line.split(' ');
          expect(compareVersions(of, from)).toBeGreaterThan(0);
          expect(compareVersions(of, to)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('sees the same changes in one step as in two', () => {
    fc.assert(
      fc.property(fc.tuple(version, version, version), (three) => {
        const [from = '', between = '', to = ''] = [...three].sort(
          compareVersions,
        );
        expect([...shown(between, to), ...shown(from, between)].sort()).toEqual(
          shown(from, to).sort(),
        );
      }),
    );
  });
});

describe('an address of the changelog', () => {
  test('contains the filters, and restores them', () => {
    fc.assert(
      fc.property(state, (asked) => {
        expect(parseReleaseState(formatReleaseState(asked), releases)).toEqual(
          asked,
        );
      }),
    );
  });

  test.each([
    ['?from=3.46.0&to=V3.63.0', {from: 'v3.46.0', to: 'v3.63.0'}],
    ['?from=v3.63.0&to=v3.46.0', {from: 'v3.46.0', to: 'v3.63.0'}],
    ['?from=v2.0.0&to=<script>&area=all&only=1', {}],
    ['?q=webdav', {}],
  ])('%s is understood', (search, expected) => {
    expect(parseReleaseState(search, releases)).toEqual({
      ...allReleases,
      ...expected,
    });
  });
});

test('the list of releases can be filtered by area, and by changes that require an action', () => {
  const areas = matchingReleases(releases, {
    area: 'search',
    isBreakingOnly: false,
  }).flatMap(({changes}) => changes.map(({area}) => area));
  expect(new Set(areas)).toEqual(new Set(['search']));
  const breaking = matchingReleases(releases, {
    area: '',
    isBreakingOnly: true,
  });
  expect(breaking.map((release) => release.version)).toEqual([
    'v3.63.0',
    'v3.57.0',
    'v3.46.0',
    'v3.30.0',
    'v3.25.1',
    'v3.20.0',
  ]);
});

test('versions are compared by their numbers', () => {
  expect(compareVersions('v3.9.2', 'v3.10.1')).toBeLessThan(0);
  expect(compareVersions('v3.63.0', 'v3.63.0')).toBe(0);
  expect(releaseAnchor('v3.63.0')).toBe('v3-63-0');
});
