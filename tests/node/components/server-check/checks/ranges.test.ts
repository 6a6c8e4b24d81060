import {ranges} from '../../../../../src/components/server-check/checks/ranges';
import {answered, certaintyOf, refusal} from '../../../../support/serverCheck';

const download = (status: number, body: unknown = '') => ({
  download: answered('download', body, {status}),
});

test('a part is fine, the whole file is a fault', () => {
  expect(certaintyOf(ranges)).toBe('fine');
  expect(certaintyOf(ranges, download(200, 'x'))).toBe('certain');
});

test('errors and redirects say nothing about ranges', () => {
  expect(
    certaintyOf(ranges, download(200, refusal(401, 'sign invalid'))),
  ).toBeUndefined();
  expect(certaintyOf(ranges, download(502))).toBeUndefined();
  expect(certaintyOf(ranges, {download: {kind: 'redirected'}})).toBeUndefined();
});
