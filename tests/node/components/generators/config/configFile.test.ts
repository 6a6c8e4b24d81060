import {parse} from 'yaml';
import {
  configAdvice,
  configAnswersOf,
  configFields,
  configOutputs,
  configSearch,
  isSecretKey,
  validateConfig,
} from '../../../../../src/components/generators/config/configFile';
import {someFacts} from '../../../../support/facts';

const {config} = someFacts();
const fields = configFields(config);
const entriesOf = (entered: Record<string, string>) =>
  validateConfig(fields, entered).entries;
const fileOf = (entered: Record<string, string>) =>
  JSON.parse(configOutputs(entriesOf(entered)).file.text) as unknown;

/** A value that is not the default, for each key. */
function otherValue({type, values, default: initial, key}: (typeof fields)[0]) {
  if (values !== undefined) {
    return values.find((value) => value !== initial) ?? '';
  }
  switch (type) {
    case 'bool':
      return String(initial !== true);
    case 'int':
      return '17';
    case 'string':
      return key === 'site_url' ? 'https://a.example/b' : `x-${key}.db`;
    case 'string[]':
      return 'https://a.example, https://b.example';
  }
}

const jsonType = {
  bool: 'boolean',
  int: 'number',
  string: 'string',
  'string[]': 'object',
};

test('every key can be set except the one that AList writes itself', () => {
  expect(fields.length).toBe(config.keys.length - 1);
  expect(fields.length).toBeGreaterThan(70);
});

test.each(fields)('$key is written at its place with its type', (field) => {
  const entries = entriesOf({[field.key]: otherValue(field)});
  expect(entries).toHaveLength(1);
  const found = field.key
    .split('.')
    .reduce<unknown>(
      (inner, name) => (inner as Record<string, unknown>)[name],
      JSON.parse(configOutputs(entries).file.text),
    );
  expect(typeof found).toBe(jsonType[field.type]);
  expect(Array.isArray(found)).toBe(field.type === 'string[]');
});

test.each(fields.filter(({default: initial}) => initial !== null))(
  'the default of $key is not written',
  ({key, default: initial}) => {
    expect(entriesOf({[key]: String(initial)})).toEqual([]);
  },
);

test('a visitor who changes nothing gets an empty file, which AList completes', () => {
  expect(fileOf({})).toEqual({});
});

test('keys of one section are grouped', () => {
  expect(
    fileOf({
      'scheme.http_port': '8080',
      'tasks.copy.workers': '2',
      'scheme.address': '127.0.0.1',
      'tasks.copy.max_retry': '0',
    }),
  ).toEqual({
    scheme: {address: '127.0.0.1', http_port: 8080},
    tasks: {copy: {workers: 2, max_retry: 0}},
  });
});

test.each([
  ['scheme.http_port', '70000', 'port'],
  ['scheme.http_port', '-2', 'port'],
  ['token_expires_in', 'two', 'number'],
  ['token_expires_in', '0', 'lifetime'],
  ['tasks.copy.workers', '-2', 'negative'],
  ['ftp.connection_timeout', '-1', 'negative'],
  ['force', 'yes', 'switch'],
  ['database.type', 'oracle', 'choice'],
  ['site_url', 'files.example.com', 'address'],
  ['site_url', 'https://files.example.com/', 'address'],
  ['site_url', 'https://user:pw@files.example.com', 'address'],
  ['database.db_file', 'data/alist.sqlite', 'database'],
])('for %s, %s is rejected with its reason', (key, found, problem) => {
  expect(validateConfig(fields, {[key]: found})).toEqual({
    entries: [],
    refused: [{key, found, problem}],
  });
});

test('a negative number is accepted where it has a meaning', () => {
  const entered = {'scheme.http_port': '-1', 'ftp.idle_timeout': '-1'};
  expect(fileOf(entered)).toEqual({
    scheme: {http_port: -1},
    ftp: {idle_timeout: -1},
  });
});

test('a secret is neither written to an address nor read from one', () => {
  const secrets = fields.filter(({key}) => isSecretKey(key));
  expect(secrets.map(({key}) => key)).toEqual([
    'jwt_secret',
    'database.password',
    'database.dsn',
    'meilisearch.api_key',
  ]);
  const entered = Object.fromEntries(secrets.map(({key}) => [key, 'hidden']));
  expect(configSearch(fields, entriesOf(entered), '?q=x')).toBe('?q=x');
  expect(configAnswersOf(fields, '?jwt_secret=hidden')).toEqual({});
});

test('a shared address opens with the same file', () => {
  const entries = entriesOf({
    'scheme.http_port': '8080',
    'cors.allow_origins': 'https://a.example,https://b.example',
  });
  const search = configSearch(fields, entries, '');
  expect(
    validateConfig(fields, configAnswersOf(fields, search)).entries,
  ).toEqual(entries);
});

test('only variables that have an effect are written, with the prefix except for the container', () => {
  const entries = entriesOf({
    force: 'true',
    max_concurrency: '8',
    'database.password': `a'b$c"d%e\\f: #`,
    'scheme.http_port': '8080',
  });
  const {container, service} = configOutputs(entries);
  const {environment} = parse(container.text) as {environment: string[]};
  expect(environment).toEqual([`DB_PASS=a'b$$c"d%e\\f: #`, 'HTTP_PORT=8080']);
  expect(service.text).toBe(
    '[Service]\nEnvironment="ALIST_DB_PASS=a\'b$c\\"d%%e\\\\f: #"\nEnvironment="ALIST_HTTP_PORT=8080"\n',
  );
  const inFile = entries.filter(({field}) => field.env === null);
  expect(inFile.map(({field}) => field.key)).toEqual([
    'force',
    'max_concurrency',
  ]);
});

test.each([
  [{'database.type': 'postgres'}, ['postgresTls', 'databaseServer']],
  [{'database.type': 'postgres', 'database.dsn': 'postgres://u@h/d'}, []],
  [
    {'database.type': 'mysql', 'database.ssl_mode': 'maybe'},
    ['mysqlTls', 'databaseServer'],
  ],
  [{'scheme.https_port': '5245'}, ['httpsFiles']],
  [{'s3.enable': 'true'}, ['s3Keys']],
  [{tls_insecure_skip_verify: 'true'}, ['insecure']],
  [{'scheme.address': '127.0.0.1'}, ['containerAddress']],
] as const)('for %j a visitor gets the advice %j', (entered, advice) => {
  expect(configAdvice(entriesOf(entered), config.sslModes)).toEqual(advice);
});
