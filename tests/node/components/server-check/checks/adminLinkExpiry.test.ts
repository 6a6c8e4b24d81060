import {adminLinkExpiry} from '../../../../../src/components/server-check/checks/adminLinkExpiry';
import {answered, certaintyOf, success} from '../../../../support/serverCheck';

const expiring = (linkExpiration: string, signAll = 'true') => ({
  adminSettings: answered(
    'adminSettings',
    success([
      {key: 'sign_all', value: signAll},
      {key: 'link_expiration', value: linkExpiration},
    ]),
  ),
});

test('links that never expire are good to know', () => {
  expect(certaintyOf(adminLinkExpiry, expiring('0'))).toBe('info');
});

test('links that expire are fine', () => {
  expect(certaintyOf(adminLinkExpiry, expiring('24'))).toBe('fine');
});

test('links that have expired when they are made are a fault', () => {
  expect(certaintyOf(adminLinkExpiry, expiring('-1'))).toBe('certain');
});

test('nothing is said of links without a signature, or of no number', () => {
  expect(certaintyOf(adminLinkExpiry, expiring('0', 'false'))).toBeUndefined();
  expect(certaintyOf(adminLinkExpiry, expiring(''))).toBeUndefined();
});
