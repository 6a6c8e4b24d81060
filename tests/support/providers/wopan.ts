import {createCipheriv, createDecipheriv, createHash} from 'node:crypto';
import {clientsOf, wopanAccount, wopanKeys} from './clients';
import type {Call, Endpoint, Reply} from './network';
import type {World} from './world';

const MINUTE = 60_000;

interface Header {
  key: string;
  resTime: number;
  reqSeq: number;
  channel: string;
  sign: string;
  version: string;
}

function decrypt(text: string): Record<string, unknown> {
  const decipher = createDecipheriv('aes-128-cbc', wopanKeys.key, wopanKeys.iv);
  const plain = Buffer.concat([
    decipher.update(Buffer.from(text, 'base64')),
    decipher.final(),
  ]);
  return JSON.parse(plain.toString('utf8')) as Record<string, unknown>;
}

function encrypt(value: unknown): string {
  const cipher = createCipheriv('aes-128-cbc', wopanKeys.key, wopanKeys.iv);
  return Buffer.concat([
    cipher.update(JSON.stringify(value), 'utf8'),
    cipher.final(),
  ]).toString('base64');
}

/** China Unicom Cloud: signed envelopes, encrypted parameters, a password and a text message. */
export class Wopan {
  readonly endpoints: readonly Endpoint[];

  /** Answers carry their data encrypted, as they may. */
  encryptsAnswers = false;

  #world: World;
  #smsCode: string | undefined;
  #refreshTokens = new Set<string>();

  constructor(world: World) {
    this.#world = world;
    this.endpoints = [
      {
        method: 'POST',
        host: 'panservice.mail.wo.cn',
        path: /^\/api-user\/dispatcher$/,
        answer: (call) => this.#dispatch(call),
      },
    ];
  }

  /** What the last text message said. */
  get smsCode(): string {
    if (this.#smsCode === undefined) {
      throw new Error('No text message was sent yet');
    }
    return this.#smsCode;
  }

  #dispatch({fields}: Call): Reply {
    const header = fields.header as Header;
    const body = fields.body as Record<string, unknown>;
    const {key, resTime, reqSeq, channel, version} = header;
    const sign = createHash('md5')
      .update(`${key}${resTime}${reqSeq}${channel}${version}`)
      .digest('hex');
    if (sign !== header.sign || channel !== 'api-user') {
      return this.#answer('8001', 'The signature is wrong');
    }
    if (Math.abs(resTime - Date.now()) > MINUTE) {
      return this.#answer('8002', 'The request is too old');
    }
    if (body.clientId !== clientsOf('wopan').default.id) {
      return this.#answer('8003', 'The client is not known');
    }
    let parameters: Record<string, unknown>;
    try {
      parameters = decrypt(String(body.param));
    } catch {
      return this.#answer('8004', 'The parameters cannot be decrypted');
    }
    if (parameters.clientSecret !== wopanKeys.key) {
      return this.#answer('8003', 'The client secret is wrong');
    }
    switch (key) {
      case 'PcWebLogin':
        return this.#login(parameters);
      case 'PcLoginVerifyCode':
        return this.#verify(parameters);
      case 'AppRefreshToken':
        return this.#refresh(parameters);
      default:
        return this.#answer('8005', 'There is no such method');
    }
  }

  #knows({phone, password}: Record<string, unknown>): boolean {
    return phone === wopanAccount.phone && password === wopanAccount.password;
  }

  #login(parameters: Record<string, unknown>): Reply {
    if (!this.#knows(parameters)) {
      return this.#answer('1001', 'Wrong phone number or password');
    }
    this.#smsCode = String(Math.floor(100_000 + Math.random() * 900_000));
    return this.#answer('0000', 'OK', {needSmsCode: '1'});
  }

  #verify(parameters: Record<string, unknown>): Reply {
    if (
      !this.#knows(parameters) ||
      this.#smsCode === undefined ||
      parameters.messageCode !== this.#smsCode
    ) {
      return this.#answer('1002', 'The code is wrong or was used before');
    }
    this.#smsCode = undefined;
    return this.#answer('0000', 'OK', this.#issue());
  }

  #refresh({refreshToken}: Record<string, unknown>): Reply {
    return this.#refreshTokens.delete(String(refreshToken))
      ? this.#answer('0000', 'OK', this.#issue())
      : this.#answer('1003', 'The refresh token is not valid');
  }

  #issue() {
    const refresh_token = this.#world.secret('refresh-token');
    this.#refreshTokens.add(refresh_token);
    return {
      access_token: this.#world.secret('access-token'),
      refresh_token,
      expires_in: 604_799,
    };
  }

  #answer(code: string, description: string, data?: object): Reply {
    return {
      json: {
        STATUS: '200',
        MSG: 'OK',
        LOGID: '0',
        RSP: {
          RSP_CODE: code,
          RSP_DESC: description,
          DATA: data && this.encryptsAnswers ? encrypt(data) : (data ?? null),
        },
      },
    };
  }
}
