import records from '../../../src/data/settings/records.json';
import {settingsRecords} from '../../../src/data/settings/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const data = parseOrThrow(settingsRecords, records, 'settings/records.json');
const keys = data.settings.map(({key}) => key);

describe('the admin settings', () => {
  it('are listed once each', () => {
    expect(keys.length).toBeGreaterThan(120);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leave no group empty', () => {
    expect(data.groups.length).toBeGreaterThan(0);
    for (const {name} of data.groups) {
      const inGroup = data.settings.filter(({group}) => group === name);
      expect(inGroup.length).toBeGreaterThan(0);
    }
  });

  it('offer their default among the values of a list, where one is set', () => {
    const lists = data.settings.filter(({values}) => values !== undefined);
    expect(lists.length).toBeGreaterThan(5);
    const preset = lists.filter((setting) => setting.default !== '');
    expect(preset.length).toBeGreaterThan(5);
    for (const {values, default: value} of preset) {
      expect(values).toContain(value);
    }
  });

  it('write switches and numbers as the product stores them', () => {
    const switches = data.settings.filter(({type}) => type === 'bool');
    const numbers = data.settings.filter(({type}) => type === 'number');
    expect(switches.length).toBeGreaterThan(20);
    expect(numbers.length).toBeGreaterThan(20);
    for (const setting of switches) {
      expect(['true', 'false']).toContain(setting.default);
    }
    for (const setting of numbers) {
      expect(setting.default).toMatch(/^-?\d+$/);
    }
  });

  it('show nothing to the public that has to stay secret', () => {
    const secrets = data.settings.filter(({key}) =>
      /secret|password|token/.test(key),
    );
    expect(secrets.length).toBeGreaterThan(5);
    for (const {flag, default: value} of secrets) {
      expect(flag).toBe('private');
      expect(value ?? '').toBe('');
    }
  });
});

describe('offline download', () => {
  it('names settings that exist, and leaves none of them out', () => {
    const used = data.offlineTools.flatMap(({settings}) => settings);
    const existing = data.settings.filter(
      ({group}) => group === 'offline_download',
    );
    expect(used.length).toBeGreaterThan(0);
    expect([...used].sort()).toEqual(existing.map(({key}) => key).sort());
  });
});
