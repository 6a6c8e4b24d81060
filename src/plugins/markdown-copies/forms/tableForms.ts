import type {CliCommand} from '../../../data/cli/schema';
import type {ConfigKey} from '../../../data/config/schema';
import type {DriverOption} from '../../../data/drivers/schema';
import type {Install, ReleaseAssets} from '../../../data/install/schema';
import type {Setting} from '../../../data/settings/schema';
import type {StorageOption} from '../../../data/storageOptions/schema';
import type {InLocale} from '../../../lib/localize';
import {closed, gapAfter, punctuationOf} from '../../../lib/punctuation';
import type {FormContext} from './form';
import {
  code,
  inLine,
  joined,
  strong,
  table,
  type Block,
  type Words,
} from './nodes';
import type {Say} from './say';

type Option = Omit<InLocale<DriverOption>, 'prefilled'> &
  Pick<Partial<InLocale<StorageOption>>, 'shownWhen' | 'exceptions'> & {
    prefilled?: DriverOption['prefilled'];
  };

/** The product's first release with version 3, which nothing on these pages is older than. */
const FIRST_RELEASE = 'v3.0.1';

export const columns = (ids: readonly string[], say: Say) =>
  ids.map((id) => say(`facts.column.${id}`));

const literal = (value: string): Words[] => (value === '' ? [] : [code(value)]);

export const note = (text: string | undefined): Words[] =>
  text === undefined ? [] : [text];

export function since(version: string | undefined, say: Say): Words[] {
  return version === undefined || version === FIRST_RELEASE
    ? []
    : [closed(say('facts.since', {version}))];
}

function allowed(
  values: readonly {value: string; label?: string}[] | undefined,
  say: Say,
): Words[] {
  if (values === undefined) {
    return [];
  }
  const oneOf = say('facts.oneOf');
  const {item, open, close, stop} = punctuationOf([oneOf]);
  const names = values.map(({value, label}): Words[] =>
    label === undefined || label.toLowerCase() === value.toLowerCase()
      ? [code(value)]
      : [code(value), `${open}${label}${close}`],
  );
  return [`${oneOf}${gapAfter(oneOf)}`, ...joined(names, item), stop.trimEnd()];
}

const meaning = (...parts: Words[][]) => inLine(parts);

export const named = (label: string, key: string) => [
  strong(label),
  ' ',
  code(key),
];

export function optionTable(
  {options}: {options: Option[]},
  {say}: FormContext,
): Block[] {
  const start = (option: Option): Words[] =>
    option.prefilled === undefined
      ? literal(option.default)
      : [say(`facts.${option.prefilled}`)];
  const {colon, item, open, close, stop} = punctuationOf([say('facts.oneOf')]);
  const exceptions = (option: Option) =>
    inLine(
      (option.exceptions ?? []).map((each) => [
        `${each.drivers}${colon}`,
        code(each.default),
        ...(each.values === undefined
          ? []
          : [`${open}${each.values.join(item)}${close}`]),
        stop.trimEnd(),
      ]),
    );
  return [
    table(
      columns(['field', 'type', 'default', 'meaning'], say),
      options.map((option) => [
        [
          ...named(option.label, option.key),
          ...(option.required ? [` · ${say('facts.required')}`] : []),
        ],
        [option.type],
        start(option),
        meaning(
          note(option.note),
          allowed(option.values, say),
          note(option.shownWhen),
          exceptions(option),
          since(option.since, say),
        ),
      ]),
    ),
  ];
}

export function configKeys(
  {keys}: {keys: InLocale<ConfigKey>[]},
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['key', 'variable', 'type', 'default', 'meaning'], say),
      keys.map(({key, env, type, values, ...entry}) => [
        [code(key)],
        env === null ? [say('facts.noVariable')] : [code(env)],
        [type],
        entry.default === null
          ? [say('facts.generated')]
          : [code(JSON.stringify(entry.default))],
        meaning(
          note(entry.note),
          allowed(
            values?.map((value) => ({value})),
            say,
          ),
          since(entry.since, say),
        ),
      ]),
    ),
  ];
}

export function settingTable(
  {settings}: {settings: InLocale<Setting>[]},
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['field', 'type', 'default', 'meaning'], say),
      settings.map(({label, key, type, values, ...setting}) => [
        named(label, key),
        [type],
        setting.default === null
          ? [say('facts.generated')]
          : literal(setting.default),
        meaning(
          note(setting.note),
          allowed(
            values?.map((value) => ({value})),
            say,
          ),
          since(setting.since, say),
        ),
      ]),
    ),
  ];
}

export function commandTable(
  {commands}: {commands: InLocale<CliCommand>[]},
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['command', 'meaning'], say),
      commands.map(({command, args = [], flags = [], ...entry}) => {
        const words = args.map(({name, required}) =>
          required ? name : `[${name}]`,
        );
        const details = [
          ...args.map((arg): Words[] => [code(arg.name), ` ${arg.note}`]),
          ...flags.map(({flag, short, ...each}): Words[] => [
            code(short === undefined ? flag : `${flag}, ${short}`),
            ` ${each.note}`,
          ]),
        ];
        return [
          [code(['alist', command, ...words].join(' '))],
          meaning(note(entry.note), ...details, since(entry.since, say)),
        ];
      }),
    ),
  ];
}

export function assetTable(
  {assets}: {assets: InLocale<ReleaseAssets>[]},
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['system', 'processor', 'file'], say),
      assets.map(({os, arch, assets: files, note: text}) => [
        [os],
        [code(arch)],
        meaning(...files.map((file): Words[] => [code(file)]), note(text)),
      ]),
    ),
  ];
}

type Docker = InLocale<Install['docker']>;

export function dockerTags(
  {tags}: Pick<Docker, 'tags'>,
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['tag', 'meaning'], say),
      tags.map((entry) => [[code(entry.tag)], note(entry.note)]),
    ),
  ];
}

export function dockerVariants(
  {variants}: Pick<Docker, 'variants'>,
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['suffix', 'meaning'], say),
      variants.map(({suffix, note: text}) => [
        suffix === '' ? [say('facts.variants.none')] : [code(suffix)],
        note(text),
      ]),
    ),
  ];
}

export function dockerVariables(
  {env}: Pick<Docker, 'env'>,
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['variable', 'default', 'meaning'], say),
      env.map((variable) => [
        [code(variable.name)],
        literal(variable.default),
        note(variable.note),
      ]),
    ),
  ];
}
