import {preflight} from '../../../../../src/components/server-check/checks/preflight';
import {certaintyOf} from '../../../../support/serverCheck';

const failed = {kind: 'failed'} as const;

test('a proxy that blocks OPTIONS is likely when no announced request works', () => {
  expect(
    certaintyOf(preflight, {madeUpTokenFresh: failed, listing: failed}),
  ).toBe('likely');
});

test('a header that is not allowed is certain when other announced requests work', () => {
  expect(certaintyOf(preflight, {madeUpTokenFresh: failed})).toBe('certain');
});

test('nothing is said when requests with a token are answered', () => {
  expect(certaintyOf(preflight)).toBeUndefined();
});
