import {parseConfig} from '../../../service/src/config';

test('blank variables and bindings count as not set', () => {
  expect(
    parseConfig({PORT: ' ', DROPBOX_CLIENT_ID: '', CACHE: {get: () => 1}}),
  ).toEqual(parseConfig({}));
});

test('every setting is read', () => {
  expect(
    parseConfig({
      SITE_ORIGINS: 'https://docs.example, http://localhost:3000',
      DROPBOX_CLIENT_ID: 'id',
      DROPBOX_CLIENT_SECRET: 'secret',
      ONEDRIVE_CN_CLIENT_ID: 'id-cn',
      ONEDRIVE_CN_CLIENT_SECRET: 'secret-cn',
      PAN115_CLIENT_ID: '100',
      UPSTREAM_ADDRESSES: '{"api.dropboxapi.com":"http://127.0.0.1:4000/x"}',
      UPSTREAM_TIMEOUT_SECONDS: '5',
      RATE_LIMIT_MAX: '7',
      RATE_LIMIT_MINUTES: '1',
      CLIENT_ADDRESS_HEADER: 'X-Real-IP',
      HOST: '0.0.0.0',
      PORT: '0',
    }),
  ).toMatchObject({
    siteOrigins: ['https://docs.example', 'http://localhost:3000'],
    clients: {
      DROPBOX: {id: 'id', secret: 'secret'},
      ONEDRIVE_CN: {id: 'id-cn', secret: 'secret-cn'},
      PAN115: {id: '100', secret: undefined},
    },
    upstreamAddresses: {'api.dropboxapi.com': 'http://127.0.0.1:4000/x'},
    upstreamTimeout: 5000,
    rateLimit: {max: 7, minutes: 1},
    clientAddressHeader: 'x-real-ip',
    host: '0.0.0.0',
    port: 0,
  });
});

test.each([
  [{SITE_ORIGINS: 'https://docs.example/'}, 'SITE_ORIGINS: write origins'],
  [{SITE_ORIGINS: '*'}, 'SITE_ORIGINS: write origins'],
  [{PORT: '65536'}, 'PORT: write a whole number from 0 to 65535'],
  [{PORT: 'http'}, 'PORT: write a whole number from 0 to 65535'],
  [{UPSTREAM_TIMEOUT_SECONDS: '0'}, 'UPSTREAM_TIMEOUT_SECONDS: write a whole'],
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
  [
    {BAIDU_CLIENT_SECRET: 'a-secret-value'},
    'BAIDU_CLIENT_ID: set it together with BAIDU_CLIENT_SECRET',
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
