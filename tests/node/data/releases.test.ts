import records from '../../../src/data/releases/records.json';
import {releasesSchema} from '../../../src/data/releases/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const releases = parseOrThrow(releasesSchema, records, 'releases/records.json');

describe('the releases', () => {
  it('never go forward in time from one to the next', () => {
    const dates = releases.map(({date}) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('say nothing twice within one release', () => {
    for (const {version, changes} of releases) {
      const texts = changes.map(({text}) => text.en);
      expect([version, new Set(texts).size]).toEqual([version, texts.length]);
    }
  });

  it('are refused in another order', () => {
    expect(() =>
      parseOrThrow(releasesSchema, [...releases].reverse(), 'reversed'),
    ).toThrow('from the newest to the oldest');
  });
});
