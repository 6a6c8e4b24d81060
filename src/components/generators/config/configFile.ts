import type {ConfigKey, ConfigRecords} from '../../../data/config/schema';
import {hiddenCharacter} from '../../../lib/hiddenCharacter';
import {answersOf, searchWith} from '../options';
import {composeText, fileText, type Output} from '../output';
import type texts from './textRecords.json';

type ConfigValue = boolean | number | string | string[];

/** One key of the config file. */
export type ConfigField = Pick<
  ConfigKey,
  'key' | 'type' | 'default' | 'env' | 'values'
>;

/** Keys with secret values, which are never put into an address. */
const secretKeys: ReadonlySet<string> = new Set([
  'jwt_secret',
  'database.password',
  'database.dsn',
  'meilisearch.api_key',
]);

/** Keys whose variable AList reads too late to have an effect. */
const fileOnlyKeys: ReadonlySet<string> = new Set(['force', 'max_concurrency']);

/** A key that only AList itself writes. */
const OWN_KEY = 'last_launched_version';

/** The keys that users can set. */
export function configFields({keys}: ConfigRecords): ConfigField[] {
  return keys
    .filter(({key}) => key !== OWN_KEY)
    .map(({key, type, default: initial, env, values}) => ({
      key,
      type,
      default: initial,
      env: fileOnlyKeys.has(key) ? null : env,
      values,
    }));
}

export function isSecretKey(key: string): boolean {
  return secretKeys.has(key);
}

/** Why an answer is invalid. */
export type ConfigProblem = keyof typeof texts.problems;

const isPortKey = (key: string) => /(?:^|[._])port$/.test(key);

/** Why an integer is invalid. A negative one disables a port, or the FTP server's idle timeout. */
function numberProblem(key: string, value: number): ConfigProblem | undefined {
  if (isPortKey(key)) {
    return value < -1 || value > 65_535 ? 'port' : undefined;
  }
  if (key === 'token_expires_in') {
    return value < 1 ? 'lifetime' : undefined;
  }
  return value < 0 && key !== 'ftp.idle_timeout' ? 'negative' : undefined;
}

function problemOf(
  field: ConfigField,
  answer: string,
): ConfigProblem | undefined {
  const {key, type, values} = field;
  if (hiddenCharacter(answer) !== undefined) {
    return 'hidden';
  }
  if (values !== undefined) {
    return values.includes(answer) ? undefined : 'choice';
  }
  switch (type) {
    case 'bool':
      return answer === 'true' || answer === 'false' ? undefined : 'switch';
    case 'int':
      return /^-?\d{1,9}$/.test(answer)
        ? numberProblem(key, Number(answer))
        : 'number';
    case 'string':
      if (key === 'site_url') {
        return /^(?:https?:\/\/[^/\s@]+)?(?:\/[^/\s]+)*$/.test(answer)
          ? undefined
          : 'address';
      }
      return key === 'database.db_file' && !/.\.db$/.test(answer)
        ? 'database'
        : undefined;
    case 'string[]':
      return undefined;
  }
}

function valueOf({type}: ConfigField, answer: string): ConfigValue {
  switch (type) {
    case 'bool':
      return answer === 'true';
    case 'int':
      return Number(answer);
    case 'string':
      return answer;
    case 'string[]':
      return answer
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
  }
}

/** A key with another value than its default. */
export interface ConfigEntry {
  field: ConfigField;
  value: ConfigValue;
}

/** An invalid answer. */
export interface ConfigRefusal {
  key: string;
  found: string;
  problem: ConfigProblem;
}

/** Validates all answers, typed or from the address. An empty or an invalid answer means the default. */
export function validateConfig(
  fields: readonly ConfigField[],
  answers: Readonly<Record<string, string>>,
): {entries: readonly ConfigEntry[]; refused: readonly ConfigRefusal[]} {
  const refused: ConfigRefusal[] = [];
  const entries = fields.flatMap((field) => {
    const found = answers[field.key]?.trim() ?? '';
    if (found === '') {
      return [];
    }
    const problem = problemOf(field, found);
    if (problem !== undefined) {
      refused.push({key: field.key, found, problem});
      return [];
    }
    const value = valueOf(field, found);
    return JSON.stringify(value) === JSON.stringify(field.default)
      ? []
      : [{field, value}];
  });
  return {entries, refused};
}

/** The answers in an address; secrets are never read from it. */
export function configAnswersOf(
  fields: readonly ConfigField[],
  search: string,
): Record<string, string> {
  const keys = fields.map(({key}) => key);
  return answersOf(
    keys.filter((key) => !isSecretKey(key)),
    search,
  );
}

const textOf = (value: ConfigValue) =>
  Array.isArray(value) ? value.join(',') : String(value);

/** The query string with these entries, without secrets. Other parameters stay. */
export function configSearch(
  fields: readonly ConfigField[],
  entries: readonly ConfigEntry[],
  search: string,
): string {
  const answers = entries
    .filter(({field}) => !isSecretKey(field.key))
    .map(({field, value}) => [field.key, textOf(value)] as const);
  return searchWith(
    fields.map(({key}) => key),
    Object.fromEntries(answers),
    search,
  );
}

interface Tree {
  [name: string]: Tree | ConfigValue;
}

function asTree(entries: readonly ConfigEntry[]): Tree {
  const tree: Tree = {};
  entries.forEach(({field, value}) => {
    const path = field.key.split('.');
    const last = path.pop() ?? '';
    const parent = path.reduce<Tree>((inner, name) => {
      const next = inner[name];
      if (typeof next === 'object' && !Array.isArray(next)) {
        return next;
      }
      const made: Tree = {};
      inner[name] = made;
      return made;
    }, tree);
    parent[last] = value;
  });
  return tree;
}

/** The prefix of the variables; the container image uses none. */
export type Prefix = 'ALIST_' | '';

function variables(entries: readonly ConfigEntry[], prefix: Prefix): string[] {
  return entries.flatMap(({field, value}) =>
    field.env === null
      ? []
      : [`${prefix}${field.env.replace(/^ALIST_/, '')}=${textOf(value)}`],
  );
}

/** A variable for systemd: escapes as in C, and `%%` for a percent sign, because `%` begins a specifier. Dollar signs are literal here. */
const unitLine = (variable: string) =>
  `Environment="${variable.replace(/["\\]/g, String.raw`\$&`).replaceAll('%', '%%')}"`;

/** The file, and the same settings as variables. */
export function configOutputs(
  entries: readonly ConfigEntry[],
): Record<'file' | 'container' | 'service', Output> {
  const environment = variables(entries, '');
  return {
    file: {
      language: 'json',
      fileName: 'config.json',
      text: `${JSON.stringify(asTree(entries), null, 2)}\n`,
    },
    container: {
      language: 'yaml',
      text:
        environment.length === 0
          ? 'environment: []\n'
          : composeText({environment}),
    },
    service: {
      language: 'text',
      fileName: 'override.conf',
      text: fileText([
        '[Service]',
        ...variables(entries, 'ALIST_').map(unitLine),
      ]),
    },
  };
}

/** Advice on a combination of values. */
export type ConfigAdvice = keyof typeof texts.advice;

/** Advice on the values as a whole. */
export function configAdvice(
  entries: readonly ConfigEntry[],
  sslModes: ConfigRecords['sslModes'],
): ConfigAdvice[] {
  const values = new Map(entries.map(({field, value}) => [field.key, value]));
  const text = (key: string) => String(values.get(key) ?? '');
  const type = text('database.type');
  const hasDsn = text('database.dsn') !== '';
  const mode = text('database.ssl_mode');
  const isServer = type === 'mysql' || type === 'postgres';
  const advice: [ConfigAdvice, boolean][] = [
    [
      'postgresTls',
      type === 'postgres' && !hasDsn && !sslModes.postgres.includes(mode),
    ],
    [
      'mysqlTls',
      type === 'mysql' &&
        !hasDsn &&
        mode !== '' &&
        !sslModes.mysql.includes(mode),
    ],
    [
      'databaseServer',
      isServer &&
        !hasDsn &&
        ['host', 'port', 'user', 'name'].some(
          (name) => text(`database.${name}`) === '',
        ),
    ],
    [
      'httpsFiles',
      Number(values.get('scheme.https_port') ?? -1) > 0 &&
        (text('scheme.cert_file') === '' || text('scheme.key_file') === ''),
    ],
    ['s3Keys', values.get('s3.enable') === true],
    ['insecure', values.get('tls_insecure_skip_verify') === true],
    ['containerAddress', text('scheme.address').startsWith('127.')],
  ];
  return advice.filter(([, applies]) => applies).map(([name]) => name);
}
