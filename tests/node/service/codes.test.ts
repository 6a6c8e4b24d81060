import {createHash} from 'node:crypto';
import {rows} from '../../support/rows';
import {startProviders} from '../../support/providers';
import type {Providers} from '../../support/providers';
import {clientsOf} from '../../support/providers/clients';
import type {ProviderName} from '../../support/providers/clients';
import {
  allClients,
  createTestService,
  settingsFor,
  site,
} from '../../support/tokenService';
import type {TestService} from '../../support/tokenService';

// A busy machine answers slowly.
jest.setTimeout(60_000);

const verifier = 'a-verifier-of-at-least-forty-three-characters-00';
const challenge = createHash('sha256').update(verifier).digest('base64url');

type CodeProvider = Exclude<ProviderName, 'wopan'>;

/** Each provider, its consent page, the route that exchanges and refreshes, and its zone if there are several. */
const flows = rows(`
  115 → https://passportapi.115.com/open/authorize → 115
  aliyundrive → https://openapi.alipan.com/oauth/authorize → ali_open
  baidu → https://openapi.baidu.com/oauth/2.0/authorize → baidu
  dropbox → https://www.dropbox.com/oauth2/authorize → dropbox
  google → https://accounts.google.com/o/oauth2/v2/auth → google
  onedrive → https://login.microsoftonline.com/common/oauth2/v2.0/authorize → onedrive → global
  onedrive → https://login.chinacloudapi.cn/common/oauth2/v2.0/authorize → onedrive → cn
  onedrive → https://login.microsoftonline.us/common/oauth2/v2.0/authorize → onedrive → us
  onedrive → https://login.microsoftonline.de/common/oauth2/v2.0/authorize → onedrive → de
  yandex → https://oauth.yandex.com/authorize → yandex
  123pan → https://yun.123pan.com/auth → 123pan
`).map(([provider = '', authorize = '', route = '', zone]) => ({
  provider: provider as CodeProvider,
  authorize,
  path: `/alist/${route}/token`,
  pkce: ['dropbox', 'google', 'onedrive', 'yandex'].includes(provider),
  zone: zone === undefined ? {} : {zone},
}));

type Flow = (typeof flows)[number];

const table = flows.map(
  (flow) => [`${flow.provider} ${flow.zone.zone ?? ''}`.trim(), flow] as const,
);

function flowOf(name: CodeProvider): Flow {
  const flow = flows.find(({provider}) => provider === name);
  if (flow === undefined) {
    throw new Error(`There is no ${name}`);
  }
  return flow;
}

let providers: Providers;
let service: TestService;
let bare: TestService;

beforeAll(async () => {
  providers = await startProviders();
  service = createTestService(settingsFor(providers, allClients));
  bare = createTestService(settingsFor(providers));
});

afterAll(() => providers.close());

const redirectOf = (provider: string) => `${site}/tool/${provider}/callback`;

async function codeFor(
  {authorize, provider, pkce}: Flow,
  clientId: string,
): Promise<string> {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectOf(provider),
    state: 'state',
    ...(pkce ? {code_challenge: challenge, code_challenge_method: 'S256'} : {}),
  });
  const url = await providers.consent(
    `${authorize}?${query.toString()}`,
    'allow',
  );
  return url.searchParams.get('code') ?? '';
}

const exchangeBody = (flow: Flow, code: string) => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: redirectOf(flow.provider),
  ...(flow.pkce ? {code_verifier: verifier} : {}),
  ...flow.zone,
});

describe.each(table)('%s', (_name, flow) => {
  const {own, default: ours} = clientsOf(flow.provider);
  const ownClient = {client_id: own.id, client_secret: own.secret};

  test('exchanges, refreshes and passes on an error with an application of one’s own, on a service that has none', async () => {
    const code = await codeFor(flow, own.id);
    const request = {...exchangeBody(flow, code), ...ownClient};
    const exchanged = await bare.post(flow.path, request);
    expect(exchanged.body).toMatchObject({
      access_token: expect.stringMatching(/./) as string,
      refresh_token: expect.stringMatching(/./) as string,
      expires_in: 7200,
    });
    expect(exchanged.status).toBe(200);
    const refreshed = await bare.post(flow.path, {
      grant_type: 'refresh_token',
      refresh_token: exchanged.body.refresh_token,
      ...ownClient,
      ...flow.zone,
    });
    expect(refreshed.status).toBe(200);
    expect(refreshed.body.access_token).not.toBe(exchanged.body.access_token);
    const second = await bare.post(flow.path, request);
    expect(second.status).toBe(400);
    expect(second.body).toMatchObject({
      code: 'provider_refused',
      message: expect.stringContaining('was used before') as string,
      host: expect.stringMatching(/\./) as string,
    });
  });

  test('exchanges with the application of the service', async () => {
    const code = await codeFor(flow, ours.id);
    const {status, body} = await service.post(
      flow.path,
      exchangeBody(flow, code),
    );
    expect(body).toHaveProperty('access_token');
    expect(status).toBe(200);
  });

  test('explains that the service has no application', async () => {
    const {status, body} = await bare.post(
      flow.path,
      exchangeBody(flow, 'a-code'),
    );
    expect(status).toBe(501);
    expect(body).toMatchObject({
      code: 'client_not_configured',
      error: 'client_not_configured',
      message: expect.stringContaining('your own client_id') as string,
    });
  });

  test('sends nothing to the provider without a secret that it needs', async () => {
    const calls = providers.network.calls.length;
    const {body} = await bare.post(flow.path, {
      ...exchangeBody(flow, 'a-code'),
      client_id: own.id,
    });
    if (flow.provider !== 'dropbox') {
      expect(body).toMatchObject({
        code: 'invalid_request',
        fields: {client_secret: 'needed together with client_id'},
      });
      expect(providers.network.calls).toHaveLength(calls);
    }
  });

  test(
    flow.pkce
      ? 'passes the verifier on, and the provider checks it'
      : 'passes no verifier to a provider that does not use it',
    async () => {
      const code = await codeFor(flow, own.id);
      const {body} = await bare.post(flow.path, {
        ...exchangeBody(flow, code),
        ...ownClient,
        code_verifier: 'x'.repeat(43),
      });
      expect(body).toMatchObject(
        flow.pkce
          ? {code: 'provider_refused', error: 'invalid_grant'}
          : {expires_in: 7200},
      );
    },
  );
});

test('a client without a secret is enough at Dropbox, with PKCE', async () => {
  const flow = flowOf('dropbox');
  const {id} = clientsOf('dropbox').public;
  const code = await codeFor(flow, id);
  const {status, body} = await bare.post('/alist/dropbox/token', {
    ...exchangeBody(flow, code),
    client_id: id,
  });
  expect(status).toBe(200);
  const refreshed = await bare.post('/alist/dropbox/token', {
    grant_type: 'refresh_token',
    refresh_token: body.refresh_token,
    client_id: id,
  });
  expect(refreshed.status).toBe(200);
  // Dropbox does not send the refresh token again.
  expect(refreshed.body).not.toHaveProperty('refresh_token');
});

describe('routes of older clients', () => {
  const codeWithout = (name: CodeProvider, clientId: string) =>
    codeFor({...flowOf(name), pkce: false}, clientId);
  test.each<[CodeProvider, 'own' | 'default', string, 'GET' | 'POST', object]>([
    ['baidu', 'default', 'baidu/get_refresh_token', 'GET', {}],
    ['baidu', 'own', 'baidu/get_refresh_token', 'POST', clientsOf('baidu').own],
    ['123pan', 'default', '123pan/code', 'POST', {}],
    ['aliyundrive', 'default', 'ali_open/code', 'POST', {id: '', secret: ''}],
  ])(
    '%s: a code, and the %s application, at %s by %s with %j',
    async (name, kind, route, method, app) => {
      const code = await codeWithout(name, clientsOf(name)[kind].id);
      const {id, secret} = {id: undefined, secret: undefined, ...app};
      const path = `/alist/${route}`;
      const {status, body} =
        method === 'GET'
          ? await service.get(path, {code})
          : await (kind === 'own' ? bare : service).post(path, {
              code,
              client_id: id,
              client_secret: secret,
            });
      expect(body).toHaveProperty('refresh_token');
      expect(status).toBe(200);
    },
  );

  test.each([
    ['own', 'global'],
    ['default', 'global'],
    ['default', ''],
  ] as const)(
    'OneDrive: the %s client packed with zone "%s"',
    async (kind, zone) => {
      const {id, secret} = clientsOf('onedrive')[kind];
      const code = await codeWithout('onedrive', id);
      const packed =
        kind === 'own' ? `${id}::${secret}::${zone}` : `::::${zone}`;
      const {status, body} = await service.post(
        '/alist/onedrive/get_refresh_token',
        {code, client: btoa(packed)},
      );
      expect(body).toHaveProperty('refresh_token');
      expect(status).toBe(200);
    },
  );

  test.each(['%%%', btoa('a::b::moon'), btoa('a::b::cn::more')])(
    'OneDrive: refuses the packed client %j',
    async (client) => {
      const {status, body} = await service.post(
        '/alist/onedrive/get_refresh_token',
        {code: 'a-code', client},
      );
      expect(status).toBe(400);
      expect(body).toMatchObject({
        fields: {client: expect.anything() as string},
      });
    },
  );

  test('a redirect address is required if no site is configured', async () => {
    const lonely = createTestService(
      settingsFor(providers, {...allClients, SITE_ORIGINS: ''}),
    );
    const {body} = await lonely.get('/alist/baidu/get_refresh_token', {
      code: 'a-code',
    });
    expect(body).toMatchObject({
      code: 'invalid_request',
      fields: {redirect_uri: expect.anything() as string},
    });
  });
});

describe('requests of the product’s drivers', () => {
  const {default: aliyun} = clientsOf('aliyundrive');

  test('AliyundriveOpen sends GET, and finds both tokens at the top level', async () => {
    const {refresh_token} = providers.createTokens('aliyundrive', aliyun);
    const {status, body} = await service.get('/alist/ali_open/token', {
      refresh_ui: refresh_token,
      server_use: 'true',
      driver_txt: 'alicloud_qr',
    });
    expect(status).toBe(200);
    expect(body.access_token).toMatch(/./);
    expect(body.refresh_token).toMatch(/./);
  });

  test('AliyundriveOpen finds code and message of an error', async () => {
    const refused = await service.get('/alist/ali_open/token', {
      refresh_ui: 'not.a.token',
      server_use: 'true',
      driver_txt: 'alicloud_qr',
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'provider_refused',
      message: 'The refresh token is not valid',
    });
  });

  test.each(['', clientsOf('dropbox').default.id])(
    'Dropbox sends a form, with the client id %j and no secret',
    async (client_id) => {
      const {refresh_token} = providers.createTokens(
        'dropbox',
        clientsOf('dropbox').default,
      );
      const {status, body} = await service.post(
        '/alist/dropbox/token',
        new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token,
          client_id,
          client_secret: '',
        }),
      );
      expect(status).toBe(200);
      expect(body.access_token).toMatch(/^access-token-/);
    },
  );
});

test('the service lists its applications without secrets', async () => {
  const {body, text} = await service.get('/alist/clients');
  expect(body.clients).toMatchObject({
    dropbox: clientsOf('dropbox').default.id,
    cn: clientsOf('onedrive').default.id,
  });
  expect(text).not.toMatch(/secret|key-for/);
  expect((await bare.get('/alist/clients')).body).toEqual({clients: {}});
});

test('the rate limit can be queried', async () => {
  const {body} = await service.get('/alist/ali_open/limit');
  expect(body).toEqual({minutes: 10, max: 1000});
});
