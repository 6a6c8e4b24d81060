import type {ZodType} from 'zod';
import {configRecords} from '../../../src/data/config/schema';
import {errorSignaturesSchema} from '../../../src/data/errorSignatures/schema';
import {glossaryRecords} from '../../../src/data/glossary/schema';
import {permissionKeys} from '../../../src/data/permissions/schema';
import {releasesSchema} from '../../../src/data/releases/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';
import {someFacts} from '../../support/facts';

const {
  cli,
  config,
  dangers,
  errorSignatures,
  glossary,
  install,
  permissions,
  releases,
  settings: {settings, groups, offlineTools},
} = someFacts();

const wordsIn = (locale: 'en' | 'zh') =>
  glossary.flatMap(({term, forms}) => [
    term[locale],
    ...(forms?.[locale] ?? []),
  ]);

test.each<[string, readonly string[]]>([
  ['commands', cli.commands.map(({command}) => command)],
  ['keys of config.json', config.keys.map(({key}) => key)],
  [
    'variables of the environment',
    [
      ...config.keys.flatMap(({env}) => env ?? []),
      ...config.extraEnv.map(({name}) => name),
    ],
  ],
  ['dangers', dangers.map(({id}) => id)],
  ['known messages', errorSignatures.flatMap(({messages}) => messages)],
  ['terms in English', wordsIn('en')],
  ['terms in Chinese', wordsIn('zh')],
  [
    'systems and processors of a release',
    install.release.assets.map(({os, arch}) => `${os} ${arch}`),
  ],
  [
    'changes of a release',
    releases.flatMap(({version, changes}) =>
      changes.map(({text}) => `${version} ${text.en}`),
    ),
  ],
  ['settings', settings.map(({key}) => key)],
])('the %s are there once each', (_, all) => {
  expect(all.length).toBeGreaterThan(14);
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
});

test.each<[string, ZodType, unknown, string]>([
  [
    'a default of another type',
    configRecords,
    {...config, keys: [{...config.keys[0], default: 'yes'}]},
    'keys[0].default: found "yes", expected a value of the type named in "type"',
  ],
  [
    'a message of no place in the product',
    errorSignaturesSchema,
    [{...errorSignatures[0], source: 'here'}],
    'alist/server/common/auth.go:46',
  ],
  [
    'the oldest release before the others',
    releasesSchema,
    releases.toReversed(),
    'from the newest to the oldest',
  ],
  ['an id of two terms', glossaryRecords, [...glossary, glossary[0]], 'found'],
])('%s is refused', (_, schema, records, words) => {
  expect(() => parseOrThrow(schema, records, 'records.json')).toThrow(words);
});

test('what is chosen from a list begins with one of its values', () => {
  const lists = [
    ...config.keys,
    ...settings.filter((setting) => setting.default !== ''),
  ].filter(({values}) => values !== undefined);
  expect(lists.length).toBeGreaterThan(5);
  const wrong = lists.filter(
    ({values, default: start}) => !new Set<unknown>(values).has(start),
  );
  expect(wrong).toEqual([]);
});

test('switches and numbers are written as the product stores them', () => {
  const forms: Record<string, RegExp | undefined> = {
    bool: /^(?:true|false)$/,
    number: /^-?\d+$/,
  };
  const typed = settings.filter(({type}) => forms[type] !== undefined);
  expect(typed.length).toBeGreaterThan(40);
  const wrong = typed.filter(
    (setting) => forms[setting.type]?.test(String(setting.default)) !== true,
  );
  expect(wrong).toEqual([]);
});

test('each group has settings, and the tools for offline downloads have all of theirs', () => {
  const used = new Set(settings.map(({group}) => group));
  expect(groups.filter(({name}) => !used.has(name))).toEqual([]);
  const own = settings.filter(({group}) => group === 'offline_download');
  expect(own.length).toBeGreaterThan(0);
  expect(offlineTools.flatMap((tool) => tool.settings).sort()).toEqual(
    own.map(({key}) => key).sort(),
  );
});

const fileNameOf: Record<string, RegExp> = {
  Windows: /^alist-windows-.+\.zip$/,
  macOS: /^alist-darwin-.+\.tar\.gz$/,
  'Linux glibc': /^alist-linux-(?!musl).+\.tar\.gz$/,
  'Linux musl': /^alist-linux-musl.+\.tar\.gz$/,
  Android: /^alist-android-.+\.tar\.gz$/,
  FreeBSD: /^alist-freebsd-.+\.tar\.gz$/,
};

test('each file of a release is under the system that its name tells', () => {
  const wrong = install.release.assets.flatMap(({os, assets}) =>
    assets.filter((file) => fileNameOf[os]?.test(file) !== true),
  );
  expect(wrong).toEqual([]);
});

test('the permission bits count up from zero in the order of the product', () => {
  const {bits} = permissions;
  expect(bits.map(({key}) => key)).toEqual([...permissionKeys]);
  expect(bits.map(({value}) => value)).toEqual(
    bits.map((_, index) => 2 ** index),
  );
});

test('releases never go forward in time from one to the next', () => {
  const dates = releases.map(({date}) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('each known message leads to a page', () => {
  expect(errorSignatures.filter(({link}) => link === undefined)).toEqual([]);
});

test('a term is explained in one sentence, and is no word that another one avoids', () => {
  const long = glossary.filter(
    ({short}) => short.en.includes('. ') || /。./.test(short.zh),
  );
  expect(long).toEqual([]);
  for (const locale of ['en', 'zh'] as const) {
    const avoided = glossary.flatMap(({avoid}) => avoid?.[locale] ?? []);
    const words = wordsIn(locale);
    expect(words.filter((word) => avoided.includes(word))).toEqual([]);
  }
});
