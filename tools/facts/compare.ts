import type {Driver, DriverOption} from '../../src/data/drivers/schema';
import type {SettingsRecords} from '../../src/data/settings/schema';
import type {StorageOptionsRecords} from '../../src/data/storageOptions/schema';
import {compareVersions} from '../../src/components/changelog/releases';
import type {
  DriverForm,
  FormField,
  ProductAnswers,
  SettingEntry,
} from './answers';

/** The site's facts that a product also reports about itself. */
export interface SiteFacts {
  drivers: readonly Driver[];
  storageOptions: StorageOptionsRecords;
  settings: SettingsRecords;
}

/** Values of `flag`, by their number in the product. */
const flags = ['public', 'private', 'readonly', 'deprecated'] as const;

/** Settings that the product only has once an administrator has saved them. */
const savedLater = '_temp_dir';

/** Off and zero, which may also be an empty text. */
const emptyValues = new Map([
  ['bool', 'false'],
  ['number', '0'],
]);

/** The default of a field in one spelling. */
const atFirst = (type: string, value: string): string =>
  value === '' ? (emptyValues.get(type) ?? '') : value;

/** One line for each difference. */
function differing(
  where: string,
  pairs: Record<string, readonly [site: string, product: string]>,
): string[] {
  return Object.entries(pairs).flatMap(([what, [site, product]]) =>
    site === product
      ? []
      : [
          `${where}: ${what} is "${site}" on the site, "${product}" in the product`,
        ],
  );
}

/** One line for each name that only one of the two has. */
function unmatched(
  where: string,
  site: readonly string[],
  product: readonly string[],
): string[] {
  return [
    ...site
      .filter((name) => !product.includes(name))
      .map((name) => `${where} "${name}" is on the site, not in the product`),
    ...product
      .filter((name) => !site.includes(name))
      .map((name) => `${where} "${name}" is in the product, not on the site`),
  ];
}

function compareOption(
  where: string,
  option: DriverOption,
  field: FormField,
): string[] {
  const values = (option.values ?? []).map(({value}) => value).join(',');
  const isKnown = option.prefilled === undefined && field.default !== undefined;
  return differing(where, {
    type: [option.type, field.type],
    required: [String(option.required), String(field.required)],
    values: [values, field.options],
    ...(isKnown
      ? {
          default: [
            atFirst(option.type, option.default),
            atFirst(field.type, field.default ?? ''),
          ] as const,
        }
      : {}),
  });
}

function compareDriver(driver: Driver, form: DriverForm): string[] {
  const {name, flags: site, options} = driver;
  const {config, additional} = form;
  const keys = options.map(({key}) => key);
  const fields = new Map(additional.map((field) => [field.name, field]));
  return [
    ...differing(name, {
      localSort: [String(site.localSort), String(config.local_sort)],
      onlyLocal: [String(site.onlyLocal), String(config.only_local)],
      onlyProxy: [String(site.onlyProxy), String(config.only_proxy)],
      noCache: [String(site.noCache), String(config.no_cache)],
      noUpload: [String(site.noUpload), String(config.no_upload)],
      needMs: [String(site.needMs), String(config.need_ms)],
    }),
    ...unmatched(`${name}: option`, keys, [...fields.keys()]),
    ...options.flatMap((option) => {
      const field = fields.get(option.key);
      return field === undefined
        ? []
        : compareOption(`${name}: ${option.key}`, option, field);
    }),
  ];
}

function compareSettings(
  {settings, groups}: SettingsRecords,
  entries: readonly SettingEntry[],
): string[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const keys = settings
    .map(({key}) => key)
    .filter((key) => byKey.has(key) || !key.endsWith(savedLater));
  const groupName = (id: number) =>
    groups.find((group) => group.id === id)?.name ?? String(id);
  return [
    ...unmatched('setting', keys, [...byKey.keys()]),
    ...settings.flatMap(({key, type, values = [], group, flag}) => {
      const entry = byKey.get(key);
      return entry === undefined
        ? []
        : differing(`setting ${key}`, {
            type: [type, entry.type],
            values: [values.join(','), type === 'select' ? entry.options : ''],
            group: [group, groupName(entry.group)],
            flag: [flag, flags[entry.flag] ?? String(entry.flag)],
          });
    }),
  ];
}

/** The differences between the site's facts and a running product, one line for each; empty when they agree. */
export function compareFacts(
  site: SiteFacts,
  product: ProductAnswers,
): string[] {
  const forms = product.drivers;
  const common = new Set(
    Object.values(forms).flatMap((form) => form.common.map(({name}) => name)),
  );
  return [
    ...unmatched(
      'driver',
      site.drivers
        // A driver of a later release cannot exist yet.
        .filter(({since}) => compareVersions(since, product.version) <= 0)
        .map(({name}) => name),
      Object.keys(forms),
    ),
    ...unmatched(
      'option of every storage',
      site.storageOptions.options.map(({key}) => key),
      [...common],
    ),
    ...site.drivers.flatMap((driver) => {
      const form = forms[driver.name];
      return form === undefined ? [] : compareDriver(driver, form);
    }),
    ...compareSettings(site.settings, product.settings),
  ];
}

/** The responses without values that the product fills in from its own credentials, so that they can be recorded. */
export function withoutCredentials(
  product: ProductAnswers,
  drivers: readonly Driver[],
): ProductAnswers {
  const isPrefilled = (name: string, key: string) =>
    drivers
      .find((driver) => driver.name === name)
      ?.options.find((option) => option.key === key)?.prefilled !== undefined;
  const recorded = Object.entries(product.drivers).map(([name, form]) => [
    name,
    {
      ...form,
      additional: form.additional.map((field) =>
        isPrefilled(name, field.name) ? {...field, default: undefined} : field,
      ),
    },
  ]);
  return {
    ...product,
    drivers: Object.fromEntries(recorded) as ProductAnswers['drivers'],
  };
}

/** One driver or setting per line, so that the diff of a new version is readable. */
export function asLines({version, drivers, settings}: ProductAnswers): string {
  const forms = Object.entries(drivers).map(
    ([name, form]) => `  ${JSON.stringify(name)}: ${JSON.stringify(form)}`,
  );
  const entries = settings.map((entry) => `  ${JSON.stringify(entry)}`);
  return [
    '{',
    `"version": ${JSON.stringify(version)},`,
    '"drivers": {',
    forms.join(',\n'),
    '},',
    '"settings": [',
    entries.join(',\n'),
    ']',
    '}',
    '',
  ].join('\n');
}
