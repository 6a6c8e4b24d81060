import {someFacts} from '../../support/facts';

const {
  drivers,
  storageOptions: {options},
} = someFacts();

const han = /\p{Script=Han}/u;

describe('the options that storages share', () => {
  it.each(options)(
    '$key starts with nothing or with one of its values',
    ({values, exceptions, default: start}) => {
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

  it.each(options)(
    '$key is named and explained in both languages',
    ({label, note, shownWhen, values, exceptions}) => {
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
