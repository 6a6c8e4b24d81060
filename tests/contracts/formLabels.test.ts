import {localeCodes, type Locale} from '../../src/config/locales';
import type {DriverOption} from '../../src/data/drivers/schema';
import {readFacts} from '../../src/markdown/facts/readFacts';
import {projectRoot, readPages} from '../support/pages';

const {drivers, storageOptions, settings} = readFacts(projectRoot);

/** What the form shows for a key, or a value, or a driver. */
type Shown = readonly [key: string, label: string];

/** A value's label says what the form shows, and may explain it in brackets. */
const unexplained = (label: string) => label.replace(/（[^（]*）$/, '');

function shownFor(
  options: readonly Pick<DriverOption, 'key' | 'label' | 'values'>[],
  locale: Locale,
): Shown[] {
  return options.flatMap(({key, label, values = []}) => [
    [key, label[locale]] as const,
    ...values.flatMap(({value, label: of}) => [
      [value, of[locale]] as const,
      [value, unexplained(of[locale])] as const,
    ]),
  ]);
}

/** A name in the form, and behind it the key that stands for it: **Cookie** (`cookie`). */
const named = /\*\*([^*\n]+)\*\* ?[（(]`([\w.,]+(?: [A-Z]\w*)*)`/g;

const folder = 'guide/drivers/';

describe.each(localeCodes)('a reader of the %s storage pages', (locale) => {
  const everywhere: readonly Shown[] = [
    ...shownFor(storageOptions.options, locale),
    ...settings.settings.map(({key, label}) => [key, label[locale]] as const),
  ];
  const everyDriver = drivers.map(
    ({name, label}) => [name, label?.[locale] ?? name] as const,
  );
  const pages = readPages(locale).filter(({path}) => path.startsWith(folder));

  it('finds each field, value and driver under the name that the form gives it', () => {
    let looked = 0;
    const wrong = pages.flatMap(({path, text}) => {
      const own = drivers.filter(({page}) => path === `${folder}${page}.md`);
      const options = (own.length > 0 ? own : drivers).flatMap(
        (driver) => driver.options,
      );
      const shown = [
        ...everyDriver,
        ...everywhere,
        ...shownFor(options, locale),
      ];
      return [...text.matchAll(named)].flatMap(([, name = '', key = '']) => {
        looked += 1;
        const labels = shown.flatMap(([each, label]) =>
          each === key ? [label] : [],
        );
        return labels.includes(name)
          ? []
          : [`${path}: ${key} is ${labels.join(' or ')}, not ${name}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(400);
  });
});

it('a reader of Chinese looks for the driver under its Chinese name', () => {
  const texts = readPages('zh').map(({text}) => text);
  const chosen = texts.flatMap((text) =>
    [...text.matchAll(/(?:选择|用)驱动 ?\*\*([^*\n]+)\*\*/g)].map(
      ([, name]) => name,
    ),
  );
  const shown = new Set(drivers.map(({name, label}) => label?.zh ?? name));
  expect(chosen.filter((name = '') => !shown.has(name))).toEqual([]);
  expect(chosen.length).toBeGreaterThan(70);
});

/** What notes quote from elsewhere: a cookie, and pages of the services. */
const quotedFromElsewhere = ['名称=值', '客户端访问', '文件'];

it('a reader of the Chinese facts finds each field that a note quotes', () => {
  const quoted = drivers.flatMap(
    ({name, options, rateLimits, operationNote}) => {
      const labels = shownFor(
        [...options, ...storageOptions.options],
        'zh',
      ).map(([, label]) => label);
      const notes = [
        ...rateLimits,
        operationNote,
        ...options.map(({note}) => note),
      ].flatMap((note) => note?.zh ?? []);
      return notes
        .flatMap((note) => [...note.matchAll(/“([^”]+)”/g)])
        .map(([, words = '']) => ({name, words, labels}));
    },
  );
  const unknown = quoted.filter(
    ({words, labels}) =>
      !labels.includes(words) && !quotedFromElsewhere.includes(words),
  );
  expect(unknown.map(({name, words}) => `${name}: ${words}`)).toEqual([]);
  expect(quoted.length).toBeGreaterThan(10);
});
