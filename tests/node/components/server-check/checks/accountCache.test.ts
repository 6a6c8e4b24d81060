import {accountCache} from '../../../../../src/components/server-check/checks/accountCache';
import {
  answered,
  certaintyOf,
  findingOf,
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

const withHeaders = (headers: Record<string, string>) => ({
  guest: answered('guest', account, {headers}),
});

test('every header that lets a cache keep the account is named', () => {
  const expires = {expires: 'Thu, 01 Jan 2099 00:00:00 GMT'};
  expect(findingOf(accountCache, withHeaders(expires))).toMatchObject({
    certainty: 'certain',
    saw: expect.stringContaining('Expires: Thu, 01 Jan 2099') as string,
  });
  const past = {expires: 'Thu, 01 Jan 1970 00:00:00 GMT'};
  expect(certaintyOf(accountCache, withHeaders(past))).toBe('fine');
  const shared = {'cache-control': 'max-age=0, s-maxage=600'};
  expect(findingOf(accountCache, withHeaders(shared))).toMatchObject({
    certainty: 'certain',
    means: expect.stringContaining('CDN') as string,
  });
  const open = {'cache-control': 'public'};
  expect(certaintyOf(accountCache, withHeaders(open))).toBe('likely');
});

test('where no cache answered, nothing is said about other requests', () => {
  expect(findingOf(accountCache)?.means).toContain('these requests');
});
