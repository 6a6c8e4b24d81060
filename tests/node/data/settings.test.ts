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

  it('have groups and flags numbered as the API numbers them', () => {
    expect(data.groups.length).toBeGreaterThan(0);
    expect(data.groups.map(({id}) => id)).toEqual(
      data.groups.map((_, index) => index),
    );
    expect(data.flags.length).toBeGreaterThan(0);
    expect(data.flags.map(({id}) => id)).toEqual(
      data.flags.map((_, index) => index),
    );
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

  it('hold valid JSON where the default is JSON', () => {
    const json = data.settings.filter(({default: value}) =>
      /^[[{][^(]*[\]}]$/.test(value ?? ''),
    );
    expect(json.map(({key}) => key)).toEqual([
      'external_previews',
      'iframe_previews',
      'preview_settings',
      'filename_char_mapping',
      'index_progress',
      's3_buckets',
    ]);
    for (const setting of json) {
      expect(() => {
        JSON.parse(setting.default ?? '');
      }).not.toThrow();
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

  it('warn where an empty S3 key opens the buckets to everyone', () => {
    const key = data.settings.find((entry) => entry.key === 's3_access_key_id');
    expect(key?.note.en).toContain('anyone can read and write');
    expect(key?.note.zh).toContain('任何人都能读写');
  });
});

describe('search', () => {
  it('explains every value of the search index and no other', () => {
    const values = data.searchIndexValues.map(({value}) => value);
    const setting = data.settings.find(({key}) => key === 'search_index');
    expect(values.length).toBeGreaterThan(0);
    expect([...values].sort()).toEqual([...(setting?.values ?? [])].sort());
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

  it('tells the four delete policies apart', () => {
    const values = data.offlineDeletePolicies.map(({value}) => value);
    expect(new Set(values).size).toBe(4);
  });
});

describe('the pages of the admin panel', () => {
  it('have one address each', () => {
    const paths = data.managePages.map(({path}) => path);
    expect(paths.length).toBeGreaterThan(25);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lead to every group of settings but the single values', () => {
    const reached = data.managePages.flatMap(({group}) => group ?? []);
    expect(reached.length).toBeGreaterThan(0);
    const missing = data.groups.filter(({name}) => !reached.includes(name));
    expect(missing.map(({name}) => name)).toEqual(['single']);
  });

  it('show settings to administrators only', () => {
    const pages = data.managePages.filter(({group}) => group !== undefined);
    expect(pages.length).toBeGreaterThan(0);
    expect(new Set(pages.map(({audience}) => audience))).toEqual(
      new Set(['admins']),
    );
  });
});

describe('preview addresses', () => {
  it('use placeholders in settings that exist', () => {
    expect(data.placeholders.usedIn.length).toBeGreaterThan(0);
    for (const key of data.placeholders.usedIn) {
      expect(keys).toContain(key);
    }
  });
});
