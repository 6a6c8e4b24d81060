import fc from 'fast-check';
import {
  formatOf,
  formats,
  lintProxy,
  type Format,
} from '../../../../../../src/components/generators/proxy/linter/formats';
import {validateAnswers} from '../../../../../../src/components/generators/options';
import {proxyOutputs} from '../../../../../../src/components/generators/proxy/proxies';
import {proxyOptions} from '../../../../../../src/components/generators/proxy/proxyOptions';
import {expectOfEach} from '../../../../../support/expectOfEach';
import {keptFiles} from './files';

function read(format: Format, text: string, chosen?: number) {
  const result = lintProxy(format, text, chosen);
  if (result.kind === 'broken') {
    throw new Error(`${result.reason} in line ${String(result.line)}: ${text}`);
  }
  return result;
}

const allKept = (['nginx', 'caddy'] as const).flatMap((format) =>
  Object.entries(keptFiles[format]).map(
    ([name, file]) => [`${format}: ${name}`, format, file] as const,
  ),
);

test('kept files have the faults that they have, and are recognised', () => {
  expect(allKept.length).toBeGreaterThan(50);
  expectOfEach(
    allKept,
    ([name]) => name,
    ([, format, {text, expected, advice = [], asks = false}]) => {
      const {findings, choices} = read(format, text);
      const [advised, faults] = [true, false].map((isAdvice) =>
        findings.filter(({certainty: is}) => (is === 'advice') === isAdvice),
      );
      expect(
        faults?.map((one) => `${one.certainty} ${one.rule} ${one.line}`),
      ).toEqual(expected);
      expect(advised?.map(({rule}) => rule)).toEqual(
        expect.arrayContaining([...advice]),
      );
      expect(choices.length > 0).toBe(asks);
      expect(formatOf(text)).toBe(format);
    },
  );
});

test('the place that a visitor chose is judged', () => {
  const text =
    'server {\n listen 80;\n location / { proxy_pass http://emby:8096; }\n location /files/ { proxy_pass http://10.0.0.2:9000/; }\n}';
  const {choices} = read('nginx', text);
  expect(choices.map(({line}) => line)).toEqual([3, 4]);
  const rules = read('nginx', text, 4).findings.map(({rule}) => rule);
  expect(rules).toContain('pathCut');
});

const answers = fc.record({
  domain: fc.constantFrom('files.example.com', 'nas.local', 'localhost:8443'),
  https: fc.constantFrom('yes', 'no'),
  path: fc.constantFrom('', '/alist', '/a.b/c-d', '/x/y/z'),
  upstream: fc.constantFrom('127.0.0.1:5244', 'alist:5244', '[::1]:5244'),
  webdav: fc.constantFrom('yes', 'no'),
  // Smaller limits are a finding.
  upload: fc
    .oneof(fc.constant(0), fc.integer({min: 200, max: 100_000}))
    .map(String),
  wait: fc.integer({min: 2, max: 1440}).map(String),
  certificate: fc.constantFrom('/etc/ssl/a.pem', '/etc/ssl/a b.pem'),
});

test('what the generator writes is recognised and has no fault, whatever was answered', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...formats), (entered, format) => {
      const {values} = validateAnswers(proxyOptions, entered);
      const {text} = proxyOutputs(format, values).file;
      expect(formatOf(text)).toBe(format);
      expect(read(format, text).findings).toEqual([]);
    }),
  );
});

test('a text that cannot be read is told by its line', () => {
  const broken = (format: Format, text: string) => {
    const result = lintProxy(format, text);
    return result.kind === 'broken'
      ? `${result.reason} ${String(result.line)}`
      : 'read';
  };
  expect([
    broken('nginx', 'server {'),
    broken('nginx', 'a b;\n}'),
    broken('nginx', 'server {\n listen 80\n}'),
    broken(
      'nginx',
      'a b;\nproxy_pass http://a:5244；\nproxy_set_header Host $host;',
    ),
    broken('nginx', 'server_name "a;'),
    broken('caddy', 'a.example { reverse_proxy alist:5244 }'),
    broken('caddy', 'a.example {\n  log {'),
    broken('nginx', 'a {'.repeat(200)),
  ]).toEqual([
    'open 1',
    'close 2',
    'end 2',
    'end 2',
    'quote 1',
    'oneLine 1',
    'open 2',
    'deep 1',
  ]);
});
