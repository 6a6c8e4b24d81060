import {adminSigning} from '../../../../../src/components/server-check/checks/adminSigning';
import {answered, certaintyOf, success} from '../../../../support/serverCheck';

const withSignAll = (value: string, isSigned: boolean) => ({
  adminSettings: answered('adminSettings', success([{key: 'sign_all', value}])),
  adminStorages: answered(
    'adminStorages',
    success({
      content: [
        {
          mount_path: '/a',
          driver: 'Local',
          status: 'work',
          disabled: false,
          enable_sign: isSigned,
        },
      ],
    }),
  ),
});

test('links are signed by the setting for all, or by each storage', () => {
  expect(certaintyOf(adminSigning)).toBe('fine');
  expect(certaintyOf(adminSigning, withSignAll('true', false))).toBe('fine');
  expect(certaintyOf(adminSigning, withSignAll('false', true))).toBe('fine');
});

test('unsigned links are a fault', () => {
  expect(certaintyOf(adminSigning, withSignAll('false', false))).toBe(
    'certain',
  );
});
