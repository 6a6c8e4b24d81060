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

describe('the built-in roles', () => {
  it('give visitors nothing and the administrator bits 0 to 15', () => {
    const numbers = data.roles.builtin.map(({name, scope}) => [
      name,
      scope.permission,
    ]);
    expect(numbers).toEqual([
      ['guest', 0],
      ['admin', 2 ** 16 - 1],
      ['general', 0],
    ]);
  });
});

describe('WebDAV', () => {
  it('answers each method by one rule', () => {
    const methods = data.webdav.flatMap((rule) => rule.methods);
    expect(methods.length).toBeGreaterThan(10);
    expect(new Set(methods).size).toBe(methods.length);
  });

  it('needs the right to read for everything but OPTIONS', () => {
    const open = data.webdav.filter(
      ({needs}) => !needs.some((group) => group.includes('webdav_read')),
    );
    expect(open.flatMap(({methods}) => methods)).toEqual(['OPTIONS']);
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

describe('shares', () => {
  it('make addresses that their own pattern accepts', () => {
    const pattern = new RegExp(data.shares.idPattern);
    expect(data.shares.generatedIdLength).toBeGreaterThan(0);
    expect('x'.repeat(data.shares.generatedIdLength)).toMatch(pattern);
    expect('with space').not.toMatch(pattern);
  });
});

describe('the fields', () => {
  it('are named once in each record', () => {
    const lists = [
      data.roles.fields,
      data.users.fields,
      data.metas.fields,
      data.shares.fields,
      data.labels.fields,
      data.sessions.fields,
    ];
    for (const fields of lists) {
      expect(fields.length).toBeGreaterThan(0);
      const names = fields.map(({name}) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
