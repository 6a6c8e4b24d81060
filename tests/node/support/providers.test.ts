import {createHash} from 'node:crypto';
import {clientsOf} from '../../support/providers/clients';
import {startProviders} from '../../support/providers';
import type {Providers} from '../../support/providers';

const MINUTE = 60_000;

const verifier = 'a-verifier-of-at-least-forty-three-characters-00';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirectUri = 'http://127.0.0.1:3000/zh/tool/dropbox/callback.html';
const {own, public: publicClient} = clientsOf('dropbox');

let providers: Providers;

beforeAll(async () => {
  providers = await startProviders();
});

afterEach(() => providers.network.heal());

afterAll(() => providers.close());

const authorizeUrl = (changes: Record<string, string> = {}) =>
  `https://www.dropbox.com/oauth2/authorize?${new URLSearchParams({
    client_id: publicClient.id,
    response_type: 'code',
    redirect_uri: redirectUri,
    state: 'state & more',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  }).toString()}`;

async function codeFor(changes?: Record<string, string>): Promise<string> {
  const url = await providers.consent(authorizeUrl(changes), 'allow');
  return url.searchParams.get('code') ?? '';
}

async function token(
  fields: Record<string, string>,
): Promise<{status: number; body: Record<string, unknown>}> {
  const response = await fetch(
    providers.addressOf('https://api.dropboxapi.com/oauth2/token'),
    {method: 'POST', body: new URLSearchParams(fields)},
  );
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
  };
}

const exchange = (code: string, changes: Record<string, string> = {}) =>
  token({
    grant_type: 'authorization_code',
    code,
    client_id: publicClient.id,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  });

test('consent sends the browser back with a code and the same state', async () => {
  const url = await providers.consent(authorizeUrl(), 'allow');
  expect(`${url.origin}${url.pathname}`).toBe(redirectUri);
  expect(url.searchParams.get('state')).toBe('state & more');
  expect(url.searchParams.get('code')).toMatch(/^code-/);
});

test('a refusal sends it back with an error', async () => {
  const url = await providers.consent(authorizeUrl(), 'refuse');
  expect(url.searchParams.get('error')).toBe('access_denied');
  expect(url.searchParams.has('code')).toBe(false);
});

test.each([
  ['an unknown client', {client_id: 'nobody'}],
  ['another redirect address', {redirect_uri: 'https://evil.example/'}],
  [
    'the callback of another provider',
    {redirect_uri: 'http://127.0.0.1/tool/google/callback'},
  ],
])('with %s nobody is sent anywhere', async (_name, changes) => {
  const response = await fetch(providers.addressOf(authorizeUrl(changes)));
  expect(response.status).toBe(400);
  expect(response.headers.has('location')).toBe(false);
});

test('a public client without a challenge is refused', async () => {
  const bare = authorizeUrl({code_challenge: ''});
  const response = await fetch(providers.addressOf(bare), {redirect: 'manual'});
  expect(response.headers.get('location')).toContain('error=invalid_request');
});

test('a code becomes tokens once, with the verifier it was asked for with', async () => {
  const code = await codeFor();
  const wrong = await exchange(code, {code_verifier: 'x'.repeat(43)});
  expect(wrong.body.error).toBe('invalid_grant');
  const {status, body} = await exchange(code);
  expect(status).toBe(200);
  expect(body).toMatchObject({token_type: 'bearer', expires_in: 7200});
  expect((await exchange(code)).body.error).toBe('invalid_grant');
  const revoked = await token({
    grant_type: 'refresh_token',
    refresh_token: String(body.refresh_token),
    client_id: publicClient.id,
  });
  expect(revoked.body.error).toBe('invalid_grant');
});

test('an old code is refused', async () => {
  const code = await codeFor();
  providers.world.advance(10 * MINUTE);
  expect((await exchange(code)).body.error).toBe('invalid_grant');
});

test.each([
  ['another redirect address', {redirect_uri: 'http://127.0.0.1/'}],
  ['the code of another client', {client_id: own.id}],
  ['no verifier', {code_verifier: ''}],
])('%s is refused', async (_name, changes) => {
  const {status, body} = await exchange(await codeFor(), changes);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body.error).toMatch(/^invalid_(grant|client)$/);
});

test('a client with a secret has to know it', async () => {
  const code = await codeFor({client_id: own.id});
  const {status, body} = await exchange(code, {
    client_id: own.id,
    client_secret: 'wrong',
  });
  expect(status).toBe(401);
  expect(body.error).toBe('invalid_client');
});

test('faults happen where and as often as they are planned', async () => {
  const address = providers.addressOf(
    'https://api.dropboxapi.com/oauth2/token',
  );
  providers.network.fault('api.dropboxapi.com', 'html', 1);
  expect(await (await fetch(address, {method: 'POST'})).text()).toContain(
    'Maintenance',
  );
  expect((await fetch(address, {method: 'POST'})).status).toBe(400);
  providers.network.fault('api.dropboxapi.com/oauth2', 'drop');
  await expect(fetch(address, {method: 'POST'})).rejects.toThrow();
  providers.network.fault('api.dropboxapi.com', 'dropMidway', 1);
  await expect(
    fetch(address, {method: 'POST'}).then((response) => response.text()),
  ).rejects.toThrow();
});
