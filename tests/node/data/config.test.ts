import records from '../../../src/data/config/records.json';
import {configRecords} from '../../../src/data/config/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const config = parseOrThrow(configRecords, records, 'config/records.json');
const keyNames = config.keys.map(({key}) => key);

describe('the keys of config.json', () => {
  it('stand in the table once each', () => {
    expect(keyNames.length).toBeGreaterThan(80);
    expect(new Set(keyNames).size).toBe(keyNames.length);
  });

  it('name a variable of their own, or none', () => {
    const variables = config.keys.flatMap(({env}) => env ?? []);
    expect(variables.length).toBeGreaterThan(70);
    expect(new Set(variables).size).toBe(variables.length);
    const without = config.keys.filter(({env}) => env === null);
    expect(without.map(({key}) => key)).toEqual([
      'dist_dir',
      'last_launched_version',
    ]);
  });

  it('show no secret: what the program makes for itself has no default', () => {
    const generated = config.keys.filter((entry) => entry.default === null);
    expect(generated.map(({key}) => key)).toEqual([
      'jwt_secret',
      'last_launched_version',
    ]);
  });

  it('accept their own default where the values are a closed set', () => {
    const closed = config.keys.filter(({values}) => values !== undefined);
    expect(closed.length).toBeGreaterThan(0);
    for (const {values, default: value} of closed) {
      expect(values).toContain(value);
    }
  });

  it('refuse a default of another type', () => {
    const [first] = records.keys;
    const wrong = {...records, keys: [{...first, default: 'yes'}]};
    expect(() => parseOrThrow(configRecords, wrong, 'config')).toThrow(
      'config: keys[0].default: found "yes", expected a value of the type named in "type"',
    );
  });
});

describe('the other variables', () => {
  it('are no variables of a key', () => {
    const variables = new Set(config.keys.flatMap(({env}) => env ?? []));
    const names = config.extraEnv.map(({name}) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => variables.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
