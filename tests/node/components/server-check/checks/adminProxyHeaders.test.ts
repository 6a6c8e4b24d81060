import {adminProxyHeaders} from '../../../../../src/components/server-check/checks/adminProxyHeaders';
import {
  answered,
  certaintyOf,
  refusal,
  settingsWith,
} from '../../../../support/serverCheck';

// What AList v3.63.0 does with each value was tried on it.
test.each([
  ['authorization,referer', 'fine'],
  ['referer,authorization', 'fine'],
  ['', 'certain'],
  ['referer', 'certain'],
  ['Authorization,Referer', 'certain'],
  ['referer, authorization', 'certain'],
])('with %j, the sign-in of visitors is judged: %s', (value, certainty) => {
  const seen = {
    adminNewerSettings: settingsWith('adminNewerSettings', {
      proxy_ignore_headers: value,
    }),
  };
  expect(certaintyOf(adminProxyHeaders, seen)).toBe(certainty);
});

test('a release without these settings is not judged', () => {
  const refused = answered(
    'adminNewerSettings',
    refusal(400, 'record not found'),
  );
  expect(
    certaintyOf(adminProxyHeaders, {adminNewerSettings: refused}),
  ).toBeUndefined();
});
