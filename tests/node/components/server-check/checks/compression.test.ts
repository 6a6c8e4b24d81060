import {compression} from '../../../../../src/components/server-check/checks/compression';
import {answered, certaintyOf, refusal} from '../../../../support/serverCheck';

const whole = (more: Parameters<typeof answered>[2]) => ({
  whole: answered('whole', '', more),
});

test('a download with its length is fine, also if the end of it was not read', () => {
  expect(certaintyOf(compression)).toBe('fine');
  const headers = {'content-length': '700000'};
  expect(certaintyOf(compression, whole({headers, isCut: true}))).toBe('fine');
});

test('a download without its length was most likely compressed', () => {
  expect(certaintyOf(compression, whole({}))).toBe('likely');
});

test('a length that is not that of the file is certain', () => {
  const headers = {'content-length': '300'};
  expect(certaintyOf(compression, whole({headers}))).toBe('certain');
});

test('nothing is said of errors and of downloads from the storage', () => {
  expect(certaintyOf(compression, whole({status: 404}))).toBeUndefined();
  const refused = {whole: answered('whole', refusal(401, 'sign invalid'))};
  expect(certaintyOf(compression, refused)).toBeUndefined();
  const redirected = {whole: {kind: 'redirected'}} as const;
  expect(certaintyOf(compression, redirected)).toBeUndefined();
});
