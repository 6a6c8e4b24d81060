import {startProviders} from '../../support/providers';
import type {Providers} from '../../support/providers';
import {
  allClients,
  createTestService,
  settingsFor,
  site,
} from '../../support/tokenService';
import type {TestService} from '../../support/tokenService';

const MINUTE = 60_000;

let providers: Providers;
let service: TestService;

beforeAll(async () => {
  providers = await startProviders();
  service = createTestService(settingsFor(providers, allClients));
});

afterAll(() => providers.close());

/** Does something of which no provider may hear. */
async function unheard<T>(does: () => Promise<T>): Promise<T> {
  const calls = providers.network.calls.length;
  const result = await does();
  expect(providers.network.calls).toHaveLength(calls);
  return result;
}

describe('other sites', () => {
  test('may not use the service', async () => {
    const calls = providers.network.calls.length;
    for (const origin of [
      'https://evil.example',
      'null',
      'https://docs.example.evil.example',
      'http://docs.example',
    ]) {
      const {status, headers, body} = await service.post(
        '/alist/dropbox/token',
        {refresh_token: 'a'},
        {Origin: origin},
      );
      expect([origin, status, body.code]).toEqual([
        origin,
        403,
        'origin_not_allowed',
      ]);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(providers.network.calls).toHaveLength(calls);
  });

  test('are refused in the preflight', async () => {
    const preflight = (origin: string) =>
      service.send('/alist/dropbox/token', {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
    const allowed = await preflight(site);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(site);
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await preflight('https://evil.example');
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('may use it if they are configured, and may read when to retry', async () => {
    const {status, headers} = await service.get('/health', {}, {Origin: site});
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('access-control-expose-headers')).toContain(
      'Retry-After',
    );
    expect(headers.get('vary')).toContain('Origin');
  });
});

describe('a service behind the server of the site', () => {
  const from = async (origin: string, host: string) => {
    const behind = createTestService(
      settingsFor(providers, {SITE_ORIGINS: 'self'}),
    );
    const {status, headers} = await behind.get(
      '/health',
      {},
      {Origin: origin, Host: host},
    );
    return [status, headers.get('access-control-allow-origin')];
  };

  test.each([
    ['https://docs.example', 'docs.example'],
    ['http://192.168.1.5:8080', '192.168.1.5:8080'],
  ])('works for the pages at %s', async (origin, host) => {
    expect(await from(origin, host)).toEqual([200, origin]);
  });

  test.each([
    ['https://evil.example', 'docs.example'],
    ['https://docs.example:8443', 'docs.example'],
    ['https://docs.example.evil.example', 'docs.example'],
    ['null', 'docs.example'],
  ])('refuses pages at %s', async (origin, host) => {
    expect(await from(origin, host)).toEqual([403, null]);
  });
});

describe('there is no open proxy', () => {
  test.each([
    '/proxy/https://evil.example/',
    '/proxy/evil.example/',
    '/proxy/http://169.254.169.254/latest/meta-data/',
    '/proxy/https://open.aliyundrive.com/oauth/access_token',
    '/proxy/https://open.aliyundrive.com/oauth/qrcode/a/b/status',
    '/proxy/qrcodeapi.115.com/get/status/../../other',
    '/proxy/qrcodeapi.115.com/',
  ])('%s is not found', async (path) => {
    const {status} = await unheard(() => service.get(path));
    expect(status).toBe(404);
  });

  test.each(['..', '%2e%2e%2f', 'a%2fb', 'a?x', 'a b', '', 'x'.repeat(300)])(
    'a name "%s" does not become another address',
    async (sid) => {
      const {status} = await unheard(() =>
        service.get(`/alist/ali_open/qr/${sid}/status`),
      );
      expect(status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('a request', () => {
  test.each<[string, unknown, string]>([
    ['/alist/dropbox/token', {}, 'refresh_token'],
    ['/alist/dropbox/token', {grant_type: 'password'}, 'grant_type'],
    ['/alist/dropbox/token', {grant_type: 'authorization_code'}, 'code'],
    ['/alist/dropbox/token', {code: 'a b'}, 'code'],
    ['/alist/dropbox/token', {code: 'x'.repeat(4097)}, 'code'],
    ['/alist/dropbox/token', {code: ['a']}, 'code'],
    ['/alist/dropbox/token', {code: 'a', extra: 1}, 'extra'],
    ['/alist/dropbox/token', {code: 'a', code_verifier: 'b'}, 'code_verifier'],
    [
      '/alist/dropbox/token',
      {code: 'a', redirect_uri: 'javascript:alert(1)'},
      'redirect_uri',
    ],
    ['/alist/dropbox/token', {code: 'a', client_secret: 'b'}, 'client_id'],
    ['/alist/onedrive/token', {code: 'a', zone: 'moon'}, 'zone'],
    ['/alist/115/get_token', {uid: 'a/../b', code_verifier: ''}, 'uid'],
    ['/alist/wopan/login', {phone: '123', password: 'x'}, 'phone'],
    ['/alist/wopan/login', {phone: '13800000000', password: ''}, 'password'],
    ['/alist/ali/ck', {ck: 'a', t: -1}, 't'],
    ['/alist/dropbox/token', [], 'body'],
    ['/alist/dropbox/token', null, 'body'],
    ['/alist/dropbox/token', {['__proto__']: {}, code: 'a'}, '__proto__'],
  ])('to %s with %j is refused because of %s', async (path, body, field) => {
    const answer = await unheard(() => service.post(path, body));
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_request');
    expect(Object.keys(answer.body.fields as object)).toContain(field);
  });

  test('has each field once', async () => {
    const form = new URLSearchParams('code=a&code=b');
    const {body} = await service.post('/alist/dropbox/token', form);
    expect(body.fields).toEqual({code: 'repeated'});
    const query = await service.send(
      '/alist/baidu/get_refresh_token?code=a&code=b',
    );
    expect(query.body.fields).toEqual({code: 'repeated'});
  });

  test('is JSON or a form', async () => {
    const post = (type: string, body: string) =>
      service.send('/alist/dropbox/token', {
        method: 'POST',
        headers: {'Content-Type': type},
        body,
      });
    expect((await post('text/plain', '{}')).body.code).toBe(
      'unsupported_media_type',
    );
    expect((await post('application/json', '{"code":')).body).toMatchObject({
      code: 'invalid_request',
      message: 'The body is not JSON',
    });
  });

  test('is not too long', async () => {
    const {status, body} = await service.post('/alist/dropbox/token', {
      refresh_token: 'x'.repeat(2 ** 15),
    });
    expect(status).toBe(413);
    expect(body.code).toBe('body_too_large');
  });

  test('is not repeated in an error', async () => {
    const {text} = await service.post('/alist/dropbox/token', {
      code: 'a secret <script>',
      client_secret: 'another secret <script>',
    });
    expect(text).not.toMatch(/<script|another/);
  });

  test('with another method or path is refused with JSON, too', async () => {
    const method = await service.send('/alist/dropbox/token', {method: 'PUT'});
    expect([method.status, method.body.code]).toEqual([
      405,
      'method_not_allowed',
    ]);
    const path = await service.get('/alist/nothing');
    expect([path.status, path.body.code]).toEqual([404, 'not_found']);
  });
});

test.each(['/health', '/nothing', '/qr?text=x', '/alist/clients?x=1'])(
  'every answer of %s has the security headers',
  async (path) => {
    const {headers} = await service.get(path);
    // Under a path of the site, it would lock the whole host into HTTPS.
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  },
);

describe('the limit', () => {
  const create = () =>
    createTestService(
      settingsFor(providers, {
        ...allClients,
        RATE_LIMIT_MAX: '2',
        RATE_LIMIT_MINUTES: '1',
      }),
    );

  test('applies to one address, and ends', async () => {
    const limited = create();
    const ask = (address: string) =>
      limited.post(
        '/alist/dropbox/token',
        {refresh_token: 'a'},
        {'x-test-address': address},
      );
    await ask('192.0.2.1');
    await ask('192.0.2.1');
    const third = await ask('192.0.2.1');
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('60');
    expect(third.body).toMatchObject({code: 'rate_limited', retry_after: 60});
    expect((await ask('192.0.2.2')).status).toBe(400);
    limited.advance(MINUTE);
    expect((await ask('192.0.2.1')).status).toBe(400);
  });

  test('is ten times as high for polling a scan, and does not count health checks', async () => {
    const limited = create();
    for (let round = 0; round < 20; round += 1) {
      expect((await limited.get('/qr', {text: 'x'})).status).toBe(200);
      expect((await limited.get('/health')).status).toBe(200);
    }
    expect((await limited.get('/qr', {text: 'x'})).status).toBe(429);
    expect((await limited.get('/health')).status).toBe(200);
  });
});

test('an unexpected error is logged with its location only', async () => {
  const broken = createTestService(settingsFor(providers, allClients), {
    clientAddress: () => {
      throw new RangeError('holds a-refresh-token');
    },
  });
  const {status, body} = await broken.post('/alist/dropbox/token', {
    refresh_token: 'a-refresh-token',
  });
  expect(status).toBe(500);
  expect(body.code).toBe('internal_error');
  expect(broken.log).toEqual([
    expect.objectContaining({
      code: 'internal_error',
      fault: expect.stringMatching(
        /^RangeError at .*rules\.test\.ts/,
      ) as string,
    }),
  ]);
  expect(JSON.stringify(broken.log)).not.toContain('a-refresh-token');
});
