import {isAlist} from '../../../../../src/components/server-check/checks/isAlist';
import {answered, findingOf, refusal} from '../../../../support/serverCheck';

const findingFor = (body: unknown, status = 200) =>
  findingOf(isAlist, {settings: answered('settings', body, {status})});

test('AList is recognized with its version', () => {
  expect(findingOf(isAlist)).toMatchObject({
    certainty: 'fine',
    facts: {version: 'v3.63.0'},
  });
});

test('a web page in place of settings leads to the sub-path', () => {
  const finding = findingFor('<!doctype html><title>NAS</title>');
  expect(finding?.certainty).toBe('certain');
  expect(finding?.means).toContain('sub-path');
});

test('an error of the proxy is told from another program', () => {
  expect(findingFor('<html>Bad Gateway</html>', 502)?.means).toContain(
    'HTTP 502',
  );
  expect(findingFor({hello: 'world'}, 404)?.means).toContain('HTTP 404');
});

test('AList that still loads its storages is recognized', () => {
  const loading = refusal(500, 'Loading storage, please wait');
  expect(findingFor(loading)?.facts).toEqual({loading: true});
});

test('a version of another type is no version', () => {
  expect(
    findingFor({code: 200, message: '', data: {version: 3}})?.facts,
  ).toEqual({
    status: 200,
    problem: 'wrongShape',
  });
});
