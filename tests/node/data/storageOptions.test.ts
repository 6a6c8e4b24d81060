import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {driver} from '../../../src/data/drivers/schema';
import records from '../../../src/data/storageOptions/records.json';
import {storageOptionsRecords} from '../../../src/data/storageOptions/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const storageOptions = parseOrThrow(
  storageOptionsRecords,
  records,
  'storageOptions/records.json',
);
const {options, referenceLogin} = storageOptions;

const folder = path.join(__dirname, '../../../src/data/drivers/records');
const drivers = readdirSync(folder).map((file) =>
  parseOrThrow(
    driver,
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    file,
  ),
);

const han = /\p{Script=Han}/u;

describe('the options that storages share', () => {
  it.each(options.map((option) => [option.key, option] as const))(
    '%s starts with nothing or with one of its values',
    (_key, {values, exceptions, default: start}) => {
      const offered = values?.map(({value}) => value) ?? [start];
      expect([...offered, '']).toContain(start);
      for (const {default: other, values: fewer} of exceptions ?? []) {
        expect(fewer ?? [other]).toContain(other);
        if (values !== undefined) {
          expect(offered).toEqual(expect.arrayContaining(fewer ?? []));
        }
      }
    },
  );

  it.each(options.map((option) => [option.key, option] as const))(
    '%s is named and explained in both languages',
    (_key, {label, note, shownWhen, values, exceptions}) => {
      const texts = [
        label,
        note,
        shownWhen,
        ...(values ?? []).map((value) => value.label),
        ...(exceptions ?? []).map((exception) => exception.drivers),
      ].flatMap((text) => text ?? []);
      expect(texts.length).toBeGreaterThan(1);
      for (const {en, zh} of texts) {
        expect(en).not.toMatch(han);
        expect(zh).toMatch(han);
        expect(zh).not.toMatch(
          /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
        );
      }
    },
  );

  it('name the drivers with a range switch: those that may redirect', () => {
    const withSwitch = drivers
      .filter(({flags}) => flags.proxyRangeOption)
      .filter(({flags}) => !flags.onlyProxy && !flags.onlyLocal)
      .map(({name}) => name);
    expect(withSwitch).toHaveLength(3);
    const range = options.find(({key}) => key === 'proxy_range');
    for (const name of withSwitch) {
      expect(range?.shownWhen?.en).toContain(name);
      expect(range?.shownWhen?.zh).toContain(name);
    }
  });
});

describe('what else holds for every storage', () => {
  it('lets the drivers that can do so use the sign-in of another storage', () => {
    const able = drivers
      .filter(({operations}) => operations.includes('reference'))
      .map(({name}) => name);
    expect(able.length).toBeGreaterThan(0);
    expect(referenceLogin.drivers.map((entry) => entry.driver).sort()).toEqual(
      able.sort(),
    );
    const names = drivers.map(({name}) => name);
    for (const {refersTo} of referenceLogin.drivers) {
      expect(names).toContain(refersTo);
    }
  });
});
