import {startProviders} from '../../support/providers';
import type {Providers} from '../../support/providers';
import {faults} from '../../support/providers/network';
import {clientsOf, wopanAccount} from '../../support/providers/clients';
import {
  allClients,
  createTestService,
  settingsFor,
} from '../../support/tokenService';
import type {TestService} from '../../support/tokenService';

// A busy machine answers slowly.
jest.setTimeout(60_000);

let providers: Providers;
let service: TestService;

beforeAll(async () => {
  providers = await startProviders();
  service = createTestService(settingsFor(providers, allClients));
});

afterEach(() => providers.network.heal());

afterAll(() => providers.close());

/** Runs flows of every kind, and collects all values that must not be logged. */
async function goThroughFlows(): Promise<string[]> {
  const {own} = clientsOf('dropbox');
  const {refresh_token, access_token} = providers.createTokens('dropbox', own);
  const login = {...wopanAccount, password: 'pass-word-typed-in'};
  const answers = [
    await service.post('/alist/dropbox/token', {
      refresh_token,
      client_id: own.id,
      client_secret: own.secret,
    }),
    await service.post('/alist/dropbox/token', {
      code: 'code-typed-in',
      code_verifier: 'verifier-typed-in-verifier-typed-in-verifier',
      redirect_uri: 'https://docs.example/tool/dropbox/callback',
    }),
    await service.get('/alist/ali_open/token', {
      refresh_ui: 'refresh-in-address',
    }),
    await service.get('/alist/baidu/get_refresh_token', {
      code: 'code-in-address',
    }),
    await service.get('/alist/ali_open/qr/sid-in-address/status'),
    await service.get('/alist/115/auth_device_code'),
    await service.post('/alist/onedrive/get_refresh_token', {
      code: 'code-typed-in',
      client: btoa('packed-client::packed-secret::global'),
    }),
    await service.post('/alist/onedrive/get_site_id', {
      site_url: 'https://contoso.sharepoint.com/sites/team',
      access_token,
    }),
    await service.post('/alist/wopan/login', login),
    await service.post('/alist/wopan/verify_code', {
      ...login,
      verify_code: '987654',
    }),
    await service.post('/alist/dropbox/token', {code: 'a wrong-form value'}),
    await service.get('/alist/secret-path-of-somebody', {secret: 'in-query'}),
  ];
  const handedOut = answers.flatMap(({body}) =>
    [body, body.resp].flatMap((layer) =>
      typeof layer === 'object' && layer !== null
        ? Object.entries(layer).flatMap(([name, value]) =>
            /token|verifier|uid|sign|qr/i.test(name) &&
            typeof value === 'string'
              ? [value]
              : [],
          )
        : [],
    ),
  );
  return [
    ...handedOut,
    refresh_token,
    access_token,
    own.id,
    own.secret,
    wopanAccount.phone,
    ...Object.values(allClients).filter((value) => value.length > 8),
    'typed-in',
    'in-address',
    'in-query',
    'packed-',
    '987654',
    'wrong-form',
    'contoso',
    'secret-path',
    'docs.example',
  ];
}

test('no secret, token, code, password or address is logged, whatever happens', async () => {
  const secrets = await goThroughFlows();
  for (const fault of faults.filter((name) => name !== 'slow')) {
    Object.keys(providers.hosts()).forEach((host) =>
      providers.network.fault(host, fault),
    );
    secrets.push(...(await goThroughFlows()));
    providers.network.heal();
  }
  const lines = service.log.map((record) => JSON.stringify(record));
  expect(lines.length).toBeGreaterThan(100);
  expect(new Set(secrets).size).toBeGreaterThan(40);
  const leaks = [...new Set(secrets)].filter((secret) =>
    lines.some((line) => line.includes(secret)),
  );
  expect(leaks).toEqual([]);
});
