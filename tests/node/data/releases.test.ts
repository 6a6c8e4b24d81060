import records from '../../../src/data/releases/records.json';
import {releasesSchema} from '../../../src/data/releases/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const releases = parseOrThrow(releasesSchema, records, 'releases/records.json');

describe('the releases', () => {
  it('begin with the newest', () => {
    expect(releases).toHaveLength(90);
    expect(releases[0]).toMatchObject({version: 'v3.63.0', date: '2026-08-05'});
    expect(releases.at(-1)).toMatchObject({version: 'v3.0.1'});
  });

  it('never go forward in time from one to the next', () => {
    const dates = releases.map(({date}) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('tell what changed since v3.20.0 without a gap', () => {
    const told = releases.filter(({changes}) => changes.length > 0);
    expect(told).toHaveLength(57);
    expect(releases.slice(0, 57)).toEqual(told);
    expect(told.at(-1)).toMatchObject({version: 'v3.20.0'});
  });

  it('say nothing twice within one release', () => {
    for (const {version, changes} of releases) {
      const texts = changes.map(({text}) => text.en);
      expect([version, new Set(texts).size]).toEqual([version, texts.length]);
    }
  });

  it('mark what the reader has to act on', () => {
    const breaking = releases.flatMap(({version, changes}) =>
      changes.flatMap((change) => (change.breaking ? [version] : [])),
    );
    expect(breaking).toEqual([
      'v3.63.0',
      'v3.57.0',
      'v3.46.0',
      'v3.30.0',
      'v3.30.0',
      'v3.30.0',
      'v3.25.1',
      'v3.20.0',
    ]);
  });

  it('are refused in another order', () => {
    expect(() =>
      parseOrThrow(releasesSchema, [...releases].reverse(), 'reversed'),
    ).toThrow('from the newest to the oldest');
  });
});
