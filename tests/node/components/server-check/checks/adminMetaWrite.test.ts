import {adminMetaWrite} from '../../../../../src/components/server-check/checks/adminMetaWrite';
import {
  answered,
  certaintyOf,
  refusal,
  success,
} from '../../../../support/serverCheck';

const meta = (write: boolean, password = '', holdsBelow = false) => ({
  adminMetas: answered(
    'adminMetas',
    success({
      content: [{path: '/in', password, p_sub: holdsBelow, write, w_sub: true}],
    }),
  ),
});

test('a folder that guests may write into is likely a fault', () => {
  expect(certaintyOf(adminMetaWrite, meta(true))).toBe('likely');
});

test('a password that does not hold for the files of the folder stops no upload', () => {
  expect(certaintyOf(adminMetaWrite, meta(true, 'x'))).toBe('likely');
});

test('nothing is said without such a folder, with a password, or with the guest off', () => {
  expect(certaintyOf(adminMetaWrite, meta(false))).toBeUndefined();
  expect(certaintyOf(adminMetaWrite, meta(true, 'x', true))).toBeUndefined();
  const guest = answered('guest', refusal(401, 'Guest user is disabled'));
  expect(certaintyOf(adminMetaWrite, {...meta(true), guest})).toBeUndefined();
});
