import {parseConfig} from '../../../service/src/config';

test('blank variables and bindings count as not set', () => {
  expect(
    parseConfig({PORT: ' ', DROPBOX_CLIENT_ID: '', CACHE: {get: () => 1}}),
  ).toEqual(parseConfig({}));
});

test.each([
  [{SITE_ORIGINS: 'https://docs.example/'}, 'SITE_ORIGINS: write origins'],
  [{SITE_ORIGINS: '*'}, 'SITE_ORIGINS: write origins'],
  [{PORT: '65536'}, 'PORT: write a whole number from 0 to 65535'],
  [{UPSTREAM_ADDRESSES: 'x'}, 'UPSTREAM_ADDRESSES: write JSON'],
  [
    {UPSTREAM_ADDRESSES: '{"evil.example":"http://127.0.0.1"}'},
    '"evil.example" is not a host this service asks',
  ],
  [
    {UPSTREAM_ADDRESSES: '{"api.dropboxapi.com":"file:///etc/passwd"}'},
    'every value must be an address',
  ],
  [
    {DROPBOX_CLIENT_ID: 'id'},
    'DROPBOX_CLIENT_SECRET: set it together with DROPBOX_CLIENT_ID',
  ],
  [{WOPAN_IV: 'a-secret-value'}, 'WOPAN_IV: set it together'],
  [
    {
      WOPAN_CLIENT_ID: '1',
      WOPAN_CLIENT_SECRET: 'a-secret-value',
      WOPAN_IV: 'a-secret-value',
    },
    'WOPAN_CLIENT_SECRET: the secret must be 16 characters long',
  ],
])('%j is refused with an explanation', (environment, message) => {
  expect(() => parseConfig(environment)).toThrow(message);
});

test('a refusal names every problem and repeats no value', () => {
  const parse = () =>
    parseConfig({
      PORT: 'a-secret-value',
      BAIDU_CLIENT_SECRET: 'a-secret-value',
      DROPBOX_CLIENT_ID: 'a secret value',
      UPSTREAM_ADDRESSES: 'a-secret-value',
    });
  expect(parse).toThrow(/UPSTREAM_ADDRESSES[\s\S]*PORT[\s\S]*DROPBOX/);
  expect(parse).not.toThrow(/secret.value/);
});
