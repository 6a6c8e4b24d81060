import {
  outcomeOf,
  problemsOf,
  type Run,
} from '../../../../tools/samples/outcome';
import {routesNotRun} from '../../../../tools/samples/routesNotRun';
import {
  listedErrors,
  routeView,
} from '../../../../src/components/api-reference/openapi/routeView';
import {describedApi} from '../../../support/describedApi';
import {someFacts} from '../../../support/facts';

const facts = someFacts();
const description = describedApi();
const view = (path: string) => routeView(description, path);

const run = (overrides: Partial<Run>): Run => ({
  status: 0,
  stdout: '',
  stderr: '',
  ...overrides,
});

const notFound = '{"code":404,"message":"task not found","data":null}';
const info = view('/api/task/{type}/info');
const errors = listedErrors(description, info.path);

test.each([
  ['curl', {stdout: notFound}],
  ['javascript', {status: 1, stderr: 'x.mjs:9\nError: 404: task not found\n'}],
  ['python', {status: 1, stderr: 'RuntimeError: 404: task not found'}],
  ['go', {status: 1, stderr: '2026/11/22 07:00:00 404: task not found'}],
] as const)('a refusal is read from what %s prints', (language, overrides) => {
  expect(outcomeOf(language, info, run(overrides))).toBe(404);
});

test('a download that is refused is not taken for the file', () => {
  const file = view('/d/{path}');
  expect(outcomeOf('go', file, run({download: notFound}))).toBe(404);
  expect(outcomeOf('go', file, run({download: 'hello\n'}))).toBe('file');
  expect(outcomeOf('go', file, run({}))).toEqual({failed: ''});
});

test('a program that ends badly without an answer has failed', () => {
  const stderr = 'SyntaxError: Unexpected token';
  expect(outcomeOf('javascript', info, run({status: 1, stderr}))).toEqual({
    failed: stderr,
  });
});

test('languages that get different answers are a problem', () => {
  expect(problemsOf(errors, {curl: 200, go: 200})).toEqual([]);
  expect(problemsOf(errors, {curl: 404, go: 404})).toEqual([]);
  expect(problemsOf(errors, {curl: 200, go: 404})).toEqual([
    'found different answers: curl 200, go 404',
  ]);
  expect(problemsOf(errors, {curl: 418})).toEqual([
    'found the code 418, which the page does not tell of',
  ]);
  expect(problemsOf(errors, {go: {failed: 'no such host'}})).toEqual([
    'go: no such host',
  ]);
});

test('only routes that exist are left out', () => {
  const paths = facts.routes.map(({path}) => path);
  expect(Object.keys(routesNotRun).length).toBeGreaterThan(10);
  for (const path of Object.keys(routesNotRun)) {
    expect(paths).toContain(path);
  }
});
