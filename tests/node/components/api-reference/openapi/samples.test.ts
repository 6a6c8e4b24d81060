import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {routeView} from '../../../../../src/components/api-reference/openapi/routeView';
import {
  SAMPLE_SERVER,
  type SampleRequest,
} from '../../../../../src/components/api-reference/openapi/sampleRequest';
import {samplesOf} from '../../../../../src/components/api-reference/openapi/samples';
import {describedApi} from '../../../../support/describedApi';
import {someFacts} from '../../../../support/facts';
import {temporaryFolder} from '../../../../support/temporaryFolder';

const facts = someFacts();
const description = describedApi();
const views = facts.routes.map(({path: route}) =>
  routeView(description, route),
);
const sampled = views.flatMap(({path: route, request: sample}) =>
  sample === undefined
    ? []
    : [{path: route, samples: samplesOf(sample, SAMPLE_SERVER)}],
);

const request = (overrides: Partial<SampleRequest>): SampleRequest => ({
  method: 'POST',
  path: '/api/fs/mkdir',
  hasToken: true,
  headers: [],
  answer: 'envelope',
  ...overrides,
});

test('every route except WebDAV and S3 has samples', () => {
  expect(sampled).toHaveLength(155);
  expect(
    views
      .map((view) => view.path)
      .filter((route) => !sampled.some((one) => one.path === route)),
  ).toEqual(['/dav/{path}', '/s3/{path}']);
});

test('every JavaScript sample is valid JavaScript', () => {
  for (const {path: route, samples} of sampled) {
    const read = () =>
      transformSync(samples.javascript, {
        loader: 'js',
        format: 'esm',
        target: 'node20',
      });
    expect([route, read]).toEqual([route, expect.any(Function)]);
    expect(read).not.toThrow();
  }
});

test('every curl sample is a valid shell command', () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'all.sh');
  writeFileSync(file, sampled.map(({samples}) => samples.curl).join('\n\n'));
  expect(spawnSync('bash', ['-n', file]).status).toBe(0);
});

test('no sample has the token itself', () => {
  for (const {path: route, samples} of sampled) {
    for (const text of Object.values(samples)) {
      expect([route, text.includes('Authorization')]).toEqual([
        route,
        text.includes('ALIST_TOKEN'),
      ]);
      expect(text).not.toContain('Bearer');
    }
  }
});

test.each([
  `it's`,
  'a "quoted" word',
  'back\\slash',
  '$HOME',
  'with `backquotes`',
  '目录',
])('%s has the same value in every language', (value) => {
  const samples = samplesOf(
    request({json: {path: value}}),
    'http://nas.local:5244',
  );
  const shell = spawnSync(
    'bash',
    ['-c', samples.curl.replace(/^curl/, String.raw`printf '%s\n'`)],
    {encoding: 'utf8', env: {...process.env, ALIST_TOKEN: 'token'}},
  );
  expect(shell.stdout.split('\n')).toContain(
    `{ "path": ${JSON.stringify(value)} }`,
  );
  const [, literal = ''] =
    /JSON\.stringify\(\{path: (.*)\}\)/.exec(samples.javascript) ?? [];
  // Whether esbuild can parse the string literal.
  const reading = transformSync(`x(${literal})`, {minify: true}).code;
  expect(reading.length).toBeGreaterThan(3);
  expect(samples.python).toContain(`json={"path": ${JSON.stringify(value)}}`);
  expect(samples.go).toContain('strings.NewReader(');
});

test('an uploaded file is read from the disk of the machine that runs the sample', () => {
  const {samples} =
    sampled.find(({path: route}) => route === '/api/fs/form') ?? {};
  expect(samples?.curl).toContain('-F file=@readme.txt');
  expect(samples?.javascript).toContain('new FormData()');
  expect(samples?.python).toContain('files={"file": open("readme.txt", "rb")}');
  expect(samples?.go).toContain('form.FormDataContentType()');
});
