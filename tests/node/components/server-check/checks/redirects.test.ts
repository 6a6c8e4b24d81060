import {redirects} from '../../../../../src/components/server-check/checks/redirects';
import {certaintyOf} from '../../../../support/serverCheck';

test('an address that leads to another one is named', () => {
  expect(certaintyOf(redirects, {ping: {kind: 'redirected'}})).toBe('certain');
  expect(certaintyOf(redirects)).toBeUndefined();
});
