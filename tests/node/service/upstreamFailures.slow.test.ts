import {nodeTransport} from '../../../service/src/nodeTransport';
import {fetchTransport, type Transport} from '../../../service/src/transport';
import {startProviders, type Providers} from '../../support/providers';
import {wopanAccount} from '../../support/providers/clients';
import type {Fault} from '../../support/providers/network';
import {
  allClients,
  createTestService,
  settingsFor,
} from '../../support/tokenService';
import type {Answer, TestService} from '../../support/tokenService';

// A busy machine answers slowly.
jest.setTimeout(60_000);

const transports: readonly [string, Transport][] = [
  ['fetch, as on a Worker', fetchTransport(fetch)],
  ['connections of Node', nodeTransport()],
];

let providers: Providers;

beforeAll(async () => {
  providers = await startProviders();
});

afterEach(() => providers.network.heal());

afterAll(() => providers.close());

const token = {refresh_token: 'a-refresh-token'};

/** One route for each kind of request to a provider, with its host. */
const routes: readonly [
  string,
  string,
  (service: TestService) => Promise<Answer>,
][] = [
  [
    'a form',
    'api.dropboxapi.com',
    (service) => service.post('/alist/dropbox/token', token),
  ],
  [
    'JSON',
    'openapi.alipan.com',
    (service) => service.post('/alist/ali_open/token', token),
  ],
  [
    'an address',
    'openapi.baidu.com',
    (service) =>
      service.get('/alist/baidu/get_refresh_token', {code: 'a-code'}),
  ],
  [
    'an encrypted envelope',
    'panservice.mail.wo.cn',
    (service) => service.post('/alist/wopan/login', wopanAccount),
  ],
  [
    'a lookup with a token',
    'graph.microsoft.com',
    (service) =>
      service.post('/alist/onedrive/get_site_id', {
        site_url: 'https://contoso.sharepoint.com/sites/team',
        access_token: 'a-token',
      }),
  ],
  [
    'a QR code',
    'passport.alipan.com',
    (service) => service.get('/alist/ali/qr'),
  ],
  [
    'a device code',
    'passportapi.115.com',
    (service) => service.get('/alist/115/auth_device_code'),
  ],
];

const outcomes: readonly [Fault, number, string, RegExp][] = [
  ['malformed', 502, 'upstream_invalid', /no JSON object/],
  ['html', 502, 'upstream_invalid', /a page of HTML/],
  ['list', 502, 'upstream_invalid', /no JSON object/],
  ['empty', 502, 'upstream_invalid', /status 204/],
  ['huge', 502, 'upstream_invalid', /far more than expected/],
  ['redirect', 502, 'upstream_invalid', /elsewhere/],
  ['error500', 502, 'upstream_error', /status 500/],
  ['drop', 502, 'upstream_unreachable', /closed the connection/],
  ['dropMidway', 502, 'upstream_unreachable', /closed the connection/],
  ['rateLimited', 429, 'provider_rate_limited', /fewer requests/],
];

describe.each(transports)('through %s', (_name, transport) => {
  let service: TestService;

  beforeAll(() => {
    service = createTestService(settingsFor(providers, allClients), {
      transport,
    });
  });

  describe.each(routes)('with %s, %s', (_way, host, ask) => {
    test.each(outcomes)(
      'that goes wrong as "%s" is asked once and answered with %i %s',
      async (fault, status, code, message) => {
        providers.network.fault(host, fault);
        const before = providers.network.calls.length;
        const {status: answered, body, headers} = await ask(service);
        expect(providers.network.calls).toHaveLength(before + 1);
        expect({answered, ...body}).toMatchObject({
          answered: status,
          code,
          host,
          message: expect.stringMatching(message) as string,
        });
        expect(String(body.message)).toContain(host);
        expect(headers.get('retry-after')).toBe(
          fault === 'rateLimited' ? '7' : null,
        );
      },
    );
  });

  test('a provider that does not answer leads to an error after the configured timeout', async () => {
    providers.network.fault('api.dropboxapi.com', 'slow');
    const hasty = createTestService(
      settingsFor(providers, {...allClients, UPSTREAM_TIMEOUT_SECONDS: '1'}),
      {transport},
    );
    const {status, body} = await hasty.post('/alist/dropbox/token', token);
    expect(status).toBe(504);
    expect(body).toMatchObject({
      code: 'upstream_timeout',
      host: 'api.dropboxapi.com',
      message: 'api.dropboxapi.com did not answer within 1 s',
    });
  });
});

test.each([
  [
    'JSON without tokens and without an error is no success',
    {hello: 'world'},
    {code: 'upstream_invalid'},
  ],
  [
    'tokens are found in data and in camel case too',
    {code: 0, data: {accessToken: 'a', refreshToken: 'b', expiresIn: '60'}},
    {access_token: 'a', refresh_token: 'b', expires_in: 60},
  ],
  [
    'unknown fields are left out',
    {access_token: 'a', id_token: 'x', __proto__: {b: 1}},
    {access_token: 'a'},
  ],
])('of what a provider answers, %s', async (_, json, expected) => {
  const odd = createTestService(settingsFor(providers, allClients), {
    transport: fetchTransport(() => Promise.resolve(Response.json(json))),
  });
  const {body} = await odd.post('/alist/123pan/token', token);
  expect('code' in expected ? {code: body.code} : body).toEqual(expected);
});
