import records from '../../../src/data/permissions/records.json';
import {
  permissionKeys,
  permissionsRecords,
} from '../../../src/data/permissions/schema';
import settings from '../../../src/data/settings/records.json';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const data = parseOrThrow(
  permissionsRecords,
  records,
  'permissions/records.json',
);

function sumOf(keys: readonly string[]): number {
  return data.bits
    .filter(({key}) => keys.includes(key))
    .reduce((sum, {value}) => sum + value, 0);
}

describe('the permission bits', () => {
  it('count up from zero in the order of the product', () => {
    expect(data.bits).toHaveLength(17);
    expect(data.bits.map(({key}) => key)).toEqual([...permissionKeys]);
    expect(data.bits.map(({bit}) => bit)).toEqual(
      data.bits.map((_, index) => index),
    );
  });

  it('add up to the numbers of the examples', () => {
    expect(data.examples.length).toBeGreaterThan(0);
    for (const {value, keys} of data.examples) {
      expect(sumOf(keys)).toBe(value);
    }
  });

  it('refuse a value that is not the power of its bit', () => {
    const [first] = records.bits;
    const wrong = {...records, bits: [{...first, value: 3}]};
    expect(() =>
      parseOrThrow(permissionsRecords, wrong, 'permissions'),
    ).toThrow(
      'permissions: bits[0].value: found 3, expected 2 to the power of "bit"',
    );
  });
});

describe('sessions', () => {
  it('are governed by settings that exist', () => {
    const keys = settings.settings.map(({key}) => key);
    expect(data.sessions.settings.length).toBeGreaterThan(0);
    for (const key of data.sessions.settings) {
      expect(keys).toContain(key);
    }
  });
});
