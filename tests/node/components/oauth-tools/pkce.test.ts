import {base64, base64Url} from '../../../../src/lib/base64';

test('a code verifier is encoded so that it needs no escaping', () => {
  const bytes = Uint8Array.from({length: 256}, (_, index) => index);
  expect(base64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
  expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
