import {largeRequests} from '../../../../../src/components/server-check/checks/largeRequests';
import {
  answered,
  certaintyOf,
  findingOf,
} from '../../../../support/serverCheck';

const failed = {kind: 'failed'} as const;

test('a server that takes long addresses and headers is fine', () => {
  expect(certaintyOf(largeRequests)).toBe('fine');
});

test('an error page is certain, an answer that cannot be read is likely', () => {
  const page = answered('longAddress', '<h1>414</h1>', {status: 414});
  expect(findingOf(largeRequests, {longAddress: page})).toMatchObject({
    certainty: 'certain',
    facts: {longAddress: false, longHeader: true},
  });
  expect(findingOf(largeRequests, {longHeader: failed})).toMatchObject({
    certainty: 'likely',
    facts: {longAddress: true, longHeader: false},
  });
});

test('where short requests fail too, nothing is said of long ones', () => {
  const longHeader = failed;
  expect(
    certaintyOf(largeRequests, {longHeader, madeUpTokenFresh: failed}),
  ).toBeUndefined();
  expect(
    certaintyOf(largeRequests, {longAddress: failed, ping: failed}),
  ).toBeUndefined();
});
