import {adminAccount} from '../../../../../src/components/server-check/checks/adminAccount';
import {
  answered,
  certaintyOf,
  findingOf,
  refusal,
} from '../../../../support/serverCheck';

const notAdmin = {
  adminStorages: answered(
    'adminStorages',
    refusal(403, 'You are not an admin'),
  ),
};

test('nothing is said of a token that opens the storages', () => {
  expect(certaintyOf(adminAccount)).toBeUndefined();
});

test('a refused token is told from that of another account', () => {
  const expired = refusal(401, 'token is expired');
  const refused = {
    admin: answered('admin', expired),
    adminStorages: answered('adminStorages', expired),
  };
  expect(findingOf(adminAccount, refused)).toMatchObject({
    saw: 'AList refuses the token: token is expired',
    facts: {token: 'refused'},
  });
  expect(findingOf(adminAccount, notAdmin)?.facts).toEqual({
    token: 'no administrator',
  });
});
