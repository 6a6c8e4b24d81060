import {accountCache} from '../../../../../src/components/server-check/checks/accountCache';
import {
  answered,
  certaintyOf,
  refusal,
  success,
} from '../../../../support/serverCheck';

const account = success({username: 'guest'});

test('two answers of their own are fine', () => {
  expect(certaintyOf(accountCache)).toBe('fine');
});

test('a second answer like the first one comes from a cache', () => {
  const madeUpToken = answered('madeUpToken', account);
  expect(certaintyOf(accountCache, {madeUpToken})).toBe('certain');
});

test('a lifetime in the header is a fault, unless the header forbids keeping', () => {
  const guestWith = (value: string) => ({
    guest: answered('guest', account, {headers: {'cache-control': value}}),
  });
  expect(certaintyOf(accountCache, guestWith('public, max-age=600'))).toBe(
    'certain',
  );
  for (const value of ['max-age=0', 'no-store, max-age=600', 'private']) {
    expect(certaintyOf(accountCache, guestWith(value))).toBe('fine');
  }
});

test('a proxy that drops tokens is not blamed for caching', () => {
  const dropped = answered('madeUpTokenFresh', account);
  const madeUpToken = answered('madeUpToken', account);
  expect(
    certaintyOf(accountCache, {madeUpTokenFresh: dropped, madeUpToken}),
  ).toBeUndefined();
  const off = refusal(401, 'Guest user is disabled, login please');
  expect(
    certaintyOf(accountCache, {madeUpToken: answered('madeUpToken', off)}),
  ).toBe('certain');
});
