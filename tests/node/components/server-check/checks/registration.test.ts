import {registration} from '../../../../../src/components/server-check/checks/registration';
import {answered, certaintyOf, success} from '../../../../support/serverCheck';

test('open registration is good to know', () => {
  const settings = answered(
    'settings',
    success({version: 'v3.63.0', allow_register: 'true'}),
  );
  expect(certaintyOf(registration, {settings})).toBe('info');
  expect(certaintyOf(registration)).toBeUndefined();
});
