import {adminAccount} from '../../../../../src/components/server-check/checks/adminAccount';
import {adminChecks} from '../../../../../src/components/server-check/checks';
import {evaluateChecks} from '../../../../../src/components/server-check/evaluateChecks';
import {
  answered,
  certaintyOf,
  findingOf,
  observationsWith,
  refusal,
  target,
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
    means: 'It has expired, was reset, or was not copied whole.',
    facts: {token: 'refused'},
  });
  expect(findingOf(adminAccount, notAdmin)?.facts).toEqual({
    token: 'no administrator',
  });
});

test.each([
  [401, 'session inactive', 'device signed out'],
  [403, 'too many active devices', 'too many devices'],
])(
  'a right token that Max devices shuts out is not called expired (%i)',
  (code, message, token) => {
    const refused = {admin: answered('admin', refusal(code, message))};
    const finding = findingOf(adminAccount, refused);
    expect(finding?.facts).toEqual({token});
    expect(finding?.means).toContain('The token may be right.');
    expect(finding?.page?.page).toBe('/config/global');
  },
);

test('a refusal for another reason is not called an expired token', () => {
  const admin = answered(
    'admin',
    refusal(401, 'Password has been changed, login please'),
  );
  expect(findingOf(adminAccount, {admin})?.means).not.toContain('expired');
});

test('a wrong token is noticed while the request for storages is switched off', () => {
  const {adminStorages: _storages, ...seen} = observationsWith({
    admin: answered('admin', refusal(401, 'token is expired')),
  });
  const ids = evaluateChecks(adminChecks, seen, target).map(
    ({check}) => check.id,
  );
  expect(ids).toContain('adminAccount');
});

test('storages that do not load make nobody another account', () => {
  expect(
    certaintyOf(adminAccount, {adminStorages: {kind: 'timeout'}}),
  ).toBeUndefined();
});
