import {
  accountOf,
  sizeText,
} from '../../../../src/components/oauth-tools/account';

test.each([
  ['0', '0 byte'],
  ['999', '999 byte'],
  ['1000', '1 kB'],
  ['0001000', '1 kB'],
  ['1500000000', '1.5 GB'],
  ['1099511627776', '1.1 TB'],
  ['999999999999999', '1,000 TB'],
  ['', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['9999999999999999', undefined],
  [undefined, undefined],
])('the size %j is shown as %j', (bytes, text) => {
  expect(sizeText(bytes, 'en-US')).toBe(text);
});

test('an account is shown with what is known of it, as plain text of a sensible length', () => {
  expect(accountOf({}, 'en-US')).toEqual({
    names: [],
    used: undefined,
    total: undefined,
  });
  const {names} = accountOf(
    {accountName: '\u202eevil', accountEmail: 'x'.repeat(500)},
    'en-US',
  );
  expect(names).toEqual(['evil', 'x'.repeat(120)]);
});
