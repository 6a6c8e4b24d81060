import {createHash, webcrypto} from 'node:crypto';
import {TextEncoder} from 'node:util';
import {
  storedSignIn,
  type SignIn,
} from '../../../../src/components/oauth-tools/signIn';
import {startSignIn} from '../../../../src/components/oauth-tools/startSignIn';
import {localeCodes, type Locale} from '../../../../src/config/locales';
import {readStored} from '../../../../src/lib/browser/storage';
import {toolOf} from '../../../support/providerTool';

interface Visit {
  locale?: Locale;
  clientSecret?: string;
  isOwnApp?: boolean;
  zone?: string;
}

/** Where a visitor is sent who starts to sign in; `undefined` where they stay. */
async function start(
  provider: string,
  {locale = 'en', clientSecret, isOwnApp = true, zone}: Visit = {},
): Promise<URL | undefined> {
  const address = await startSignIn({
    tool: toolOf(provider, locale),
    values: {
      clientId: 'the-app',
      ...(clientSecret === undefined ? {} : {clientSecret}),
    },
    isOwnApp,
    zone,
    locale,
  });
  return address === undefined ? undefined : new URL(address);
}

/** What this tab remembers of the sign-in. */
function recordOf(provider: string): SignIn {
  const record = readStored(storedSignIn(provider));
  if (record === undefined) {
    throw new Error('Nothing is stored');
  }
  return record;
}

const parameter = (address: URL | undefined, name: string) =>
  address?.searchParams.get(name);

const now = 1_800_000_000_000;

beforeAll(() => {
  // jsdom has no hashes.
  Object.defineProperty(globalThis, 'crypto', {value: webcrypto});
  Object.assign(globalThis, {TextEncoder});
});

beforeEach(() => {
  window.sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});

const withPkce = ['dropbox', 'google', 'onedrive', 'yandex'];
const withoutPkce = ['aliyundrive', 'baidu'];

test.each(withPkce)(
  'a visitor who signs in at %s shows the hash of a verifier, which stays in this tab',
  async (provider) => {
    const address = await start(provider, {zone: 'global'});
    const {codeVerifier = ''} = recordOf(provider).values;
    // RFC 7636, sections 4.1 and 4.2.
    expect(codeVerifier).toMatch(/^[\w.~-]{43,128}$/);
    expect(parameter(address, 'code_challenge')).toBe(
      createHash('sha256').update(codeVerifier).digest('base64url'),
    );
    expect(parameter(address, 'code_challenge_method')).toBe('S256');
    expect(address?.href).not.toContain(codeVerifier);
  },
);

test.each(withoutPkce)(
  'a visitor who signs in at %s, which knows no PKCE, sends no challenge and stores no verifier',
  async (provider) => {
    const address = await start(provider);
    expect(parameter(address, 'code_challenge')).toBeNull();
    expect(recordOf(provider).values).not.toHaveProperty('codeVerifier');
  },
);

test.each([...withPkce, ...withoutPkce])(
  'a visitor who signs in at %s takes a state along, new each time, by which this tab knows the answer',
  async (provider) => {
    const before = await start(provider, {zone: 'global'});
    const earlier = recordOf(provider);
    const address = await start(provider, {zone: 'global'});
    const {
      state,
      values: {codeVerifier},
    } = recordOf(provider);
    expect(parameter(address, 'state')).toBe(state);
    expect(Buffer.from(state, 'base64url').length * 8).toBeGreaterThanOrEqual(
      128,
    );
    expect(parameter(before, 'state')).not.toBe(state);
    if (codeVerifier !== undefined) {
      expect(earlier.values.codeVerifier).not.toBe(codeVerifier);
      expect(state).not.toBe(codeVerifier);
    }
  },
);

test.each(localeCodes)(
  'a visitor who starts in %s comes back to the one registered address, and their language is remembered',
  async (locale) => {
    const address = await start('dropbox', {locale});
    const redirectUri = `${window.location.origin}/tool/dropbox/callback`;
    expect(parameter(address, 'redirect_uri')).toBe(redirectUri);
    expect(recordOf('dropbox')).toMatchObject({
      locale,
      values: {redirectUri},
    });
  },
);

test('a visitor with an app of their own keeps its secret in this tab', async () => {
  const address = await start('baidu', {clientSecret: 'planted-secret'});
  expect(recordOf('baidu')).toMatchObject({
    isOwnApp: true,
    values: {clientId: 'the-app', clientSecret: 'planted-secret'},
  });
  expect(parameter(address, 'client_id')).toBe('the-app');
  expect(address?.href).not.toContain('planted-secret');
});

test('a visitor who uses the app of the service stores no secret', async () => {
  await start('baidu', {isOwnApp: false});
  expect(recordOf('baidu')).toMatchObject({isOwnApp: false});
  expect(recordOf('baidu').values).not.toHaveProperty('clientSecret');
});

test.each([
  ['global', 'https://login.microsoftonline.com'],
  ['cn', 'https://login.chinacloudapi.cn'],
])('a visitor of the cloud %s signs in at %s', async (zone, origin) => {
  expect((await start('onedrive', {zone}))?.origin).toBe(origin);
  expect(recordOf('onedrive').values).toMatchObject({zone});
});

test('a visitor whose browser stores nothing is not sent to the provider', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  });
  expect(await start('dropbox')).toBeUndefined();
});
