import {encodedSlash} from '../../../../../src/components/server-check/checks/encodedSlash';
import {guestRequests} from '../../../../../src/components/server-check/fetching/requests';
import {
  answered,
  certaintyOf,
  recordedFileAt,
  refusal,
  targetAt,
} from '../../../../support/serverCheck';

const redirected = {kind: 'redirected'} as const;

test('a file that opens with an encoded slash, too, is fine', () => {
  expect(certaintyOf(encodedSlash)).toBe('fine');
  expect(certaintyOf(encodedSlash, {encodedSlash: redirected})).toBe('fine');
});

test.each([
  ['an error page that cannot be read', {kind: 'failed'} as const],
  ['an error page', answered('encodedSlash', 'Not Found', {status: 404})],
  [
    'an error of AList',
    answered('encodedSlash', refusal(500, 'object not found'), {status: 206}),
  ],
])('%s in its place is good to know', (_name, answer) => {
  expect(certaintyOf(encodedSlash, {encodedSlash: answer})).toBe('info');
});

test('a file that does not open at all shows nothing', () => {
  expect(
    certaintyOf(encodedSlash, {download: {kind: 'failed'}}),
  ).toBeUndefined();
});

test('the last slash of the path is encoded, and none at the root', () => {
  const plan = guestRequests.find(({name}) => name === 'encodedSlash');
  const seen = {file: recordedFileAt()};
  const at = (file: string) =>
    plan?.path(targetAt('https://a.example', {file}), seen);
  expect(at('/a b/c.txt')).toBe('/d/a%20b%2Fc.txt?sign=');
  expect(at('/c.txt')).toBeUndefined();
});
