import {preflight} from '../../../../../src/components/server-check/checks/preflight';
import {certaintyOf} from '../../../../support/serverCheck';

const failed = {kind: 'failed'} as const;

test('a proxy that blocks OPTIONS is likely when no announced request works', () => {
  expect(
    certaintyOf(preflight, {madeUpTokenFresh: failed, listing: failed}),
  ).toBe('likely');
});

test('a header that only other sites may not send is good to know', () => {
  expect(certaintyOf(preflight, {madeUpTokenFresh: failed})).toBe('info');
});

test('nothing is said when requests with a token are answered', () => {
  expect(certaintyOf(preflight)).toBeUndefined();
});
