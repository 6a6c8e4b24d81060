import {startProviders} from '../../support/providers';
import type {Providers} from '../../support/providers';
import {clientsOf, wopanAccount} from '../../support/providers/clients';
import {
  allClients,
  createTestService,
  settingsFor,
} from '../../support/tokenService';
import type {TestService} from '../../support/tokenService';

let providers: Providers;
let service: TestService;
let bare: TestService;

beforeAll(async () => {
  providers = await startProviders();
  service = createTestService(settingsFor(providers, allClients));
  bare = createTestService(settingsFor(providers));
});

afterAll(() => providers.close());

describe('the id of a SharePoint site', () => {
  const lookUp = (site_url: string, more: Record<string, string> = {}) =>
    bare.post('/alist/onedrive/get_site_id', {
      site_url,
      access_token: providers.createTokens(
        'onedrive',
        clientsOf('onedrive').own,
      ).access_token,
      zone: 'global',
      ...more,
    });

  test.each([
    [
      'https://contoso.sharepoint.com/sites/team',
      'global',
      'graph.microsoft.com',
    ],
    ['https://contoso.sharepoint.com/sites/team/', 'us', 'graph.microsoft.us'],
    [
      'https://contoso.sharepoint.cn/sites/team?web=1',
      'cn',
      'microsoftgraph.chinacloudapi.cn',
    ],
  ])('%s in zone %s is looked up at %s', async (url, zone, host) => {
    const {status, body} = await lookUp(url, {zone});
    expect(status).toBe(200);
    expect(body.id).toMatch(/^contoso\.sharepoint\.\w+,/);
    expect(providers.network.calls.at(-1)).toMatchObject({host});
  });

  test('Microsoft’s error is passed on where older pages expect it', async () => {
    const missing = await lookUp('https://contoso.sharepoint.com/sites/none');
    expect(missing.status).toBe(400);
    expect(missing.body).toMatchObject({
      code: 'provider_refused',
      error: {
        code: 'itemNotFound',
        message: 'Requested site could not be found',
      },
    });
    const expired = await lookUp('https://contoso.sharepoint.com/sites/team', {
      access_token: 'old',
    });
    expect(expired.body).toMatchObject({
      error: {code: 'InvalidAuthenticationToken'},
    });
  });

  test.each([
    'https://evil.example/sites/team',
    'https://contoso.sharepoint.com.evil.example/sites/team',
    'https://contoso.sharepoint.com@evil.example/sites/team',
    'https://contoso.sharepoint.com:8443/sites/team',
    'http://contoso.sharepoint.com/sites/team',
    'https://contoso.sharepoint.com/',
    'https://127.0.0.1/sites/team',
    'contoso.sharepoint.com/sites/team',
  ])('%s is refused, and nothing is sent anywhere', async (url) => {
    const calls = providers.network.calls.length;
    const {status, body} = await lookUp(url);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {code: 'invalid_request'},
      fields: {site_url: expect.anything() as string},
    });
    expect(providers.network.calls).toHaveLength(calls);
  });

  test('a path cannot escape its place in the address', async () => {
    await lookUp('https://contoso.sharepoint.com/sites/../../me/drive');
    expect(providers.network.calls.at(-1)?.path).toBe(
      '/v1.0/sites/contoso.sharepoint.com:/me/drive',
    );
  });
});

describe('China Unicom Cloud', () => {
  test.each([false, true])(
    'from password to tokens (answers encrypted: %s)',
    async (encrypted) => {
      providers.wopan.encryptsAnswers = encrypted;
      const login = await service.post('/alist/wopan/login', {
        ...wopanAccount,
        verify_code: '',
      });
      expect(login.body).toEqual({need_sms_code: true});
      const {status, body} = await service.post('/alist/wopan/verify_code', {
        ...wopanAccount,
        verify_code: providers.wopan.smsCode,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        access_token: expect.stringMatching(/^access-token-/) as string,
        expires_in: 604_799,
      });
      const refreshed = await service.post('/alist/wopan/token', {
        refresh_token: body.refresh_token,
      });
      expect(refreshed.status).toBe(200);
      const again = await service.post('/alist/wopan/token', {
        refresh_token: body.refresh_token,
      });
      expect(again.body).toMatchObject({
        code: 'provider_refused',
        error: '1003',
      });
    },
  );

  test('needs the values of the official client', async () => {
    const {status, body} = await bare.post('/alist/wopan/login', wopanAccount);
    expect(status).toBe(501);
    expect(body.code).toBe('client_not_configured');
  });
});

describe('a QR code', () => {
  test('is an image of the requested size', async () => {
    const {status, headers, text} = await bare.get('/qr', {
      text: 'https://115.com/scan/dg-1',
      size: '300x300',
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(text).toMatch(/^<svg [^>]*width="300" height="300"/);
  });

  test.each<Record<string, string>>([
    {text: ''},
    {text: 'x'.repeat(1025)},
    {text: 'x', size: '9'},
    {text: 'x', size: '4096'},
    {text: 'x', size: '"><script>'},
  ])('is not drawn for %j', async (query) => {
    expect((await bare.get('/qr', query)).status).toBe(400);
  });
});
