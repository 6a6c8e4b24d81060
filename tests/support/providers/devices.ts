import {createHash} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import type {AuthorizationServer} from './authorizationServer';
import type {Client} from './clients';
import type {Call, Endpoint, Reply} from './network';
import type {World} from './world';

export type DeviceState =
  'waiting' | 'scanned' | 'confirmed' | 'canceled' | 'expired';

/** One QR code that waits for somebody's phone. */
export interface Device {
  flow: '115' | '115Web' | 'aliyunOpen' | 'aliyunWeb';
  /** What the client polls with: `uid`, `sid` or `ck`. */
  id: string;
  /** What the QR code says. */
  content: string;
  state: DeviceState;
  client: Client | undefined;
  challenge: string | undefined;
  sign: string;
  time: number;
}

const endpoint =
  (method: Endpoint['method']) =>
  (host: string, path: string, answer: Endpoint['answer']): Endpoint => ({
    method,
    host,
    path: new RegExp(`^${path.replaceAll('.', '\\.')}$`),
    answer,
  });

const get = endpoint('GET');
const post = endpoint('POST');

/** The QR codes of 115 and Aliyun Drive, and the phone in somebody's hand. */
export class Devices {
  readonly endpoints: readonly Endpoint[];

  /** Every code, oldest first. */
  readonly all: Device[] = [];

  #world: World;
  #longPoll: number;
  #open115: AuthorizationServer;
  #aliyun: AuthorizationServer;

  /** @param longPoll how long 115 holds an answer back when nothing happens, in milliseconds; the real one takes about 30 s */
  constructor(
    world: World,
    open115: AuthorizationServer,
    aliyun: AuthorizationServer,
    longPoll: number,
  ) {
    this.#world = world;
    this.#open115 = open115;
    this.#aliyun = aliyun;
    this.#longPoll = longPoll;
    const open115Host = 'passportapi.115.com';
    const web115Host = 'qrcodeapi.115.com';
    const aliyunHost = 'openapi.alipan.com';
    const aliyunWebHost = 'passport.alipan.com';
    this.endpoints = [
      post(open115Host, '/open/authDeviceCode', (call) => this.#start115(call)),
      post(open115Host, '/open/deviceCodeToToken', (call) =>
        this.#tokens115(call),
      ),
      get(web115Host, '/api/1.0/web/1.0/token', () => this.#startWeb115()),
      get(web115Host, '/get/status/', (call) => this.#status115(call)),
      post(aliyunHost, '/oauth/authorize/qrcode', (call) =>
        this.#startAliyun(call),
      ),
      get(aliyunHost, '/oauth/qrcode/([^/]+)/status', (_call, [sid = '']) =>
        this.#statusAliyun(sid),
      ),
      get(aliyunWebHost, '/newlogin/qrcode/generate.do', (call) =>
        this.#startAliyunWeb(call),
      ),
      post(aliyunWebHost, '/newlogin/qrcode/query.do', (call) =>
        this.#statusAliyunWeb(call),
      ),
    ];
  }

  /** The newest code. */
  get latest(): Device {
    const device = this.all.at(-1);
    if (device === undefined) {
      throw new Error('Nobody asked for a QR code yet');
    }
    return device;
  }

  /** Somebody points the app at a code, and then agrees or does not. */
  set(state: DeviceState, device = this.latest): void {
    device.state = state;
  }

  #add(
    flow: Device['flow'],
    content: (id: string) => string,
    more: Partial<Pick<Device, 'client' | 'challenge'>> = {},
  ): Device {
    const id = this.#world.secret('device');
    const device: Device = {
      flow,
      id,
      content: content(id),
      state: 'waiting',
      client: more.client,
      challenge: more.challenge,
      sign: createHash('sha1').update(id).digest('hex'),
      time: Math.floor(this.#world.now() / 1000),
    };
    this.all.push(device);
    return device;
  }

  #find(flows: readonly Device['flow'][], id: unknown): Device | undefined {
    return this.all.find(
      (candidate) => flows.includes(candidate.flow) && candidate.id === id,
    );
  }

  #start115({fields}: Call): Reply {
    const client = this.#open115.findClient(String(fields.client_id));
    const challenge = fields.code_challenge;
    if (client === undefined) {
      return refuse115(40140100, 'client_id is not known');
    }
    if (
      fields.code_challenge_method !== 'sha256' ||
      typeof challenge !== 'string' ||
      // 115 writes the hash in plain base64, with its padding.
      !/^[A-Za-z0-9+/]{43}=$/.test(challenge)
    ) {
      return refuse115(40140101, 'code_challenge is wrong');
    }
    const {id, time, content, sign} = this.#add(
      '115',
      (uid) => `https://115.com/scan/dg-${uid}`,
      {client, challenge},
    );
    return answer115({uid: id, time, qrcode: content, sign});
  }

  #tokens115({fields: {uid, code_verifier}}: Call): Reply {
    const device = this.#find(['115'], uid);
    if (device?.state !== 'confirmed') {
      return refuse115(40140102, 'The code was not confirmed');
    }
    const fits =
      typeof code_verifier === 'string' &&
      code_verifier.length >= 43 &&
      code_verifier.length <= 128 &&
      createHash('sha256').update(code_verifier).digest('base64') ===
        device.challenge;
    if (!fits || device.client === undefined) {
      return refuse115(40140103, 'code_verifier does not fit');
    }
    const {access_token, refresh_token, expires_in} =
      this.#open115.createTokens(device.client);
    return answer115({access_token, refresh_token, expires_in});
  }

  #startWeb115(): Reply {
    const {id, time, sign, content} = this.#add(
      '115Web',
      (uid) => `https://115.com/scan/dg-${uid}`,
    );
    return answer115({uid: id, time, sign, qrcode: content});
  }

  async #status115({query}: Call): Promise<Reply> {
    const device = this.#find(['115', '115Web'], query.get('uid'));
    if (
      device === undefined ||
      query.get('time') !== String(device.time) ||
      query.get('sign') !== device.sign
    ) {
      return unknown115;
    }
    const before = device.state;
    const until = Date.now() + this.#longPoll;
    while (
      before === 'waiting' &&
      device.state === before &&
      Date.now() < until
    ) {
      await sleep(10);
    }
    if (device.state === 'expired' && device.flow !== '115Web') {
      return unknown115;
    }
    const status = {scanned: 1, confirmed: 2, canceled: -2, expired: -1};
    return device.state === 'waiting'
      ? {json: {state: 1, data: {}}}
      : answer115({
          msg: device.state,
          status: status[device.state],
          version: '1',
        });
  }

  #startAliyun({fields}: Call): Reply {
    const client = this.#aliyun.findClient(String(fields.client_id));
    if (client === undefined || client.secret !== fields.client_secret) {
      return {
        status: 400,
        json: {code: 'AppNotExists', message: 'client_id is not known'},
      };
    }
    const {scopes} = fields;
    if (!Array.isArray(scopes) || !scopes.includes('user:base')) {
      return {
        status: 400,
        json: {code: 'InvalidParameter', message: 'scopes is not a list'},
      };
    }
    const {id} = this.#add(
      'aliyunOpen',
      (sid) => `https://openapi.alipan.com/oauth/qrcode/${sid}`,
      {client},
    );
    return {
      json: {
        qrCodeUrl: `https://openapi.alipan.com/oauth/qrcode/${id}`,
        sid: id,
      },
    };
  }

  #statusAliyun(sid: string): Reply {
    const device = this.#find(['aliyunOpen'], sid);
    if (device === undefined) {
      return {
        status: 404,
        json: {code: 'QRCodeNotFound', message: 'There is no such sid'},
      };
    }
    const names: Record<DeviceState, string> = {
      waiting: 'WaitLogin',
      scanned: 'ScanSuccess',
      confirmed: 'LoginSuccess',
      canceled: 'QRCodeExpired',
      expired: 'QRCodeExpired',
    };
    const authCode =
      device.state === 'confirmed'
        ? this.#aliyun.createCode(device.client ?? {id: ''})
        : null;
    return {json: {status: names[device.state], authCode}};
  }

  #startAliyunWeb({query}: Call): Reply {
    if (query.get('appName') !== 'aliyun_drive') {
      return {json: {content: {data: {}, success: false}, hasError: true}};
    }
    const {id, content, time} = this.#add(
      'aliyunWeb',
      (ck) => `https://passport.alipan.com/qrcodeCheck.htm?lgToken=${ck}`,
    );
    return {
      json: {
        content: {
          data: {t: time, codeContent: content, ck: id, resultCode: 100},
          status: 0,
          success: true,
        },
        hasError: false,
      },
    };
  }

  #statusAliyunWeb({fields: {ck, t}}: Call): Reply {
    const device = this.#find(['aliyunWeb'], ck);
    const known = device !== undefined && String(t) === String(device.time);
    const names: Record<DeviceState, string> = {
      waiting: 'NEW',
      scanned: 'SCANED',
      confirmed: 'CONFIRMED',
      canceled: 'CANCELED',
      expired: 'EXPIRED',
    };
    const result = {
      pds_login_result: {refreshToken: this.#world.secret('refresh-token')},
    };
    return {
      json: {
        content: {
          data: {
            qrCodeStatus: known ? names[device.state] : 'EXPIRED',
            resultCode: 100,
            ...(known && device.state === 'confirmed'
              ? {bizExt: Buffer.from(JSON.stringify(result)).toString('base64')}
              : {}),
          },
          status: 0,
          success: true,
        },
        hasError: false,
      },
    };
  }
}

const unknown115: Reply = {
  json: {state: 0, code: 40199002, message: 'key invalid'},
};

const answer115 = (data: object): Reply => ({
  json: {state: 1, code: 0, message: '', data, error: '', errno: 0},
});

const refuse115 = (code: number, message: string): Reply => ({
  json: {state: 0, code, message, data: [], error: message, errno: code},
});
