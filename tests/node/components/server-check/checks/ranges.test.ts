import {ranges} from '../../../../../src/components/server-check/checks/ranges';
import {
  answered,
  certaintyOf,
  findingOf,
  refusal,
} from '../../../../support/serverCheck';

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

const part = (size: number, contentRange?: string) =>
  ({
    status: 206,
    size,
    headers: contentRange === undefined ? {} : {'content-range': contentRange},
  }) as const;

test('a part of another length, or from another place, is not fine', () => {
  const short = answered('download', '', part(10));
  expect(findingOf(ranges, {download: short})).toMatchObject({
    certainty: 'likely',
    facts: {wanted: 524_288, got: 10},
  });
  const beginning = part(1000, 'bytes 0-999/700000');
  const middle = answered('middle', '', beginning);
  expect(findingOf(ranges, {middle})?.saw).toContain('bytes 0-999/700000');
  const right = part(1000, 'bytes 1000-1999/700000');
  expect(certaintyOf(ranges, {middle: answered('middle', '', right)})).toBe(
    'fine',
  );
});

test('a whole file in place of a part from the middle is a fault', () => {
  const middle = answered('middle', 'x', {status: 200});
  expect(certaintyOf(ranges, {middle})).toBe('certain');
});

test('without a part from the middle nothing is said about jumping', () => {
  const seen = {middle: undefined};
  expect(findingOf(ranges, seen)?.means).not.toContain('jump');
});
