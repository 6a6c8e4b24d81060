import {createHash} from 'node:crypto';
import {startProviders} from '../../support/providers';
import type {Providers} from '../../support/providers';
import {clientsOf} from '../../support/providers/clients';
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
let bare: TestService;

beforeAll(async () => {
  providers = await startProviders({longPoll: 100});
  service = createTestService(settingsFor(providers, allClients));
  bare = createTestService(settingsFor(providers));
});

afterEach(() => providers.network.heal());

afterAll(() => providers.close());

interface Started115 {
  code_verifier?: string;
  resp: {uid: string; time: number; sign: string; qrcode: string};
}

describe('115, the open platform', () => {
  const start = async (
    query: Record<string, string> = {},
    at = service,
  ): Promise<Started115> =>
    (await at.get('/alist/115/auth_device_code', query))
      .body as unknown as Started115;

  const statusOf = ({uid, time, sign}: Started115['resp'], of = service) =>
    of.post('/alist/115/status', {uid, time: String(time), sign});

  test('from QR code to tokens', async () => {
    const {code_verifier, resp} = await start();
    expect(code_verifier).toMatch(/^[A-Za-z0-9._~-]{64}$/);
    expect(resp.qrcode).toContain(resp.uid);
    expect((await statusOf(resp)).body).toEqual({state: 1, data: {}});
    providers.devices.set('scanned');
    expect((await statusOf(resp)).body).toMatchObject({data: {status: 1}});
    providers.devices.set('confirmed');
    expect((await statusOf(resp)).body).toMatchObject({data: {status: 2}});
    const {status, body} = await service.post('/alist/115/get_token', {
      code_verifier,
      uid: resp.uid,
    });
    expect(status).toBe(200);
    expect(body.resp).toMatchObject({
      access_token: expect.stringMatching(/^access-token-/) as string,
      refresh_token: expect.stringMatching(/^refresh-token-/) as string,
      expires_in: 7200,
    });
    const {refresh_token} = body.resp as {refresh_token: string};
    const refreshed = await bare.post('/alist/115/token', {refresh_token});
    expect(refreshed.status).toBe(200);
  });

  test('a page may keep the verifier to itself', async () => {
    const verifier = 'v'.repeat(64);
    const code_challenge = createHash('sha256')
      .update(verifier)
      .digest('base64');
    const started = await start({code_challenge});
    expect(started).not.toHaveProperty('code_verifier');
    providers.devices.set('confirmed');
    const wrong = await service.post('/alist/115/get_token', {
      code_verifier: 'w'.repeat(64),
      uid: started.resp.uid,
    });
    expect(wrong.body).toMatchObject({
      code: 'provider_refused',
      message: 'code_verifier does not fit',
    });
    const right = await service.post('/alist/115/get_token', {
      code_verifier: verifier,
      uid: started.resp.uid,
    });
    expect(right.status).toBe(200);
  });

  test('works with an application of one’s own, and explains when there is none', async () => {
    const {own} = clientsOf('115');
    const started = await start({app_id: own.id}, bare);
    expect(started.resp.uid).toMatch(/^device-/);
    const {status, body} = await bare.get('/alist/115/auth_device_code', {
      app_id: '',
    });
    expect(status).toBe(501);
    expect(body.code).toBe('client_not_configured');
  });

  test('when 115 answers later than the timeout, the status is unchanged', async () => {
    const {resp} = await start();
    providers.network.fault('qrcodeapi.115.com', 'slow');
    const hasty = createTestService(
      settingsFor(providers, {...allClients, UPSTREAM_TIMEOUT_SECONDS: '1'}),
    );
    const {status, body} = await statusOf(resp, hasty);
    expect(status).toBe(200);
    expect(body).toEqual({state: 1, data: {}});
  });
});

test('115 on the web works under the addresses that older pages use', async () => {
  const {body} = await bare.get(
    '/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token',
  );
  const {uid, time, sign} = body.data as Started115['resp'];
  const poll = () =>
    bare.get('/proxy/qrcodeapi.115.com/get/status/', {
      uid,
      time: String(time),
      sign,
      _: '1700000000',
    });
  expect((await poll()).body).toEqual({state: 1, data: {}});
  for (const [state, status] of [
    ['scanned', 1],
    ['confirmed', 2],
    ['canceled', -2],
    ['expired', -1],
  ] as const) {
    providers.devices.set(state);
    expect((await poll()).body).toMatchObject({data: {status}});
  }
});

describe('Aliyun Drive, the open platform', () => {
  test.each([
    (sid: string) => service.post('/alist/ali_open/qr/status', {sid}),
    (sid: string) => service.get(`/alist/ali_open/qr/${sid}/status`),
    (sid: string) =>
      service.get(
        `/proxy/https://open.aliyundrive.com/oauth/qrcode/${sid}/status`,
      ),
  ])('from QR code to tokens', async (askStatus) => {
    const {body: qr} = await service.post('/alist/ali_open/qr');
    const sid = String(qr.sid);
    expect(qr.qrCodeUrl).toContain(sid);
    const poll = async () => (await askStatus(sid)).body;
    expect(await poll()).toMatchObject({status: 'WaitLogin'});
    providers.devices.set('scanned');
    expect(await poll()).toMatchObject({status: 'ScanSuccess'});
    providers.devices.set('confirmed');
    const {authCode} = await poll();
    const {status, body} = await service.post('/alist/ali_open/code', {
      code: authCode,
      grant_type: 'authorization_code',
    });
    expect(status).toBe(200);
    expect(body).toHaveProperty('refresh_token');
  });

  test('works with an application of one’s own, and explains when there is none', async () => {
    const {id, secret} = clientsOf('aliyundrive').own;
    const own = await bare.post('/alist/ali_open/qr', {
      client_id: id,
      client_secret: secret,
    });
    expect(own.status).toBe(200);
    const none = await bare.post('/alist/ali_open/qr', {});
    expect(none.body.code).toBe('client_not_configured');
  });

  test('an unknown code is reported', async () => {
    const {status, body} = await bare.get('/alist/ali_open/qr/nothing/status');
    expect(status).toBe(400);
    expect(body).toMatchObject({error: 'QRCodeNotFound'});
  });
});

test('Aliyun Drive on the web, from QR code to token', async () => {
  const {body: qr} = await bare.get('/alist/ali/qr');
  const {ck, t} = (qr.content as {data: {ck: string; t: number}}).data;
  const poll = async (time: unknown = t) =>
    (await bare.post('/alist/ali/ck', {ck, t: time})).body.content as {
      data: {qrCodeStatus: string; bizExt?: string};
    };
  expect((await poll()).data.qrCodeStatus).toBe('NEW');
  providers.devices.set('scanned');
  expect((await poll(String(t))).data.qrCodeStatus).toBe('SCANED');
  providers.devices.set('confirmed');
  const {data} = await poll();
  expect(data.qrCodeStatus).toBe('CONFIRMED');
  expect(atob(data.bizExt ?? '')).toContain('"refreshToken":"refresh-token-');
});
