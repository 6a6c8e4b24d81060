import * as z from 'zod';
import {ServiceError} from '../errors';
import {requestOf} from '../providers';
import {isObject} from '../upstream';
import {
  decryptText,
  encryptText,
  randomSequence,
  signHeader,
} from '../wopanProtocol';
import type {WopanKeys} from '../wopanProtocol';
import {defaultClient} from './clients';
import {fields, neededToken} from './fields';
import {route} from './route';
import type {Route, Tools} from './route';
import {refuse, tokensAnswer, tokensIn} from './tokens';

/** The provider checks the headers Origin and Referer. */
const webSite = 'https://pan.wo.cn';

const SUCCESS = '0000';

const envelope = z.object({
  STATUS: z.union([z.string(), z.number()]).transform(String),
  MSG: z.string().default(''),
  RSP: z
    .object({
      RSP_CODE: z.string(),
      RSP_DESC: z.string().default(''),
      DATA: z.unknown(),
    })
    .nullish(),
});

async function readData(
  data: unknown,
  keys: WopanKeys,
): Promise<Record<string, unknown>> {
  if (typeof data !== 'string') {
    return isObject(data) ? data : {};
  }
  try {
    const value: unknown = JSON.parse(await decryptText(data, keys));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Calls a method of the provider's protocol: signed header, encrypted parameters, answer in an envelope. */
async function callMethod(
  role: 'start' | 'exchange' | 'refresh',
  parameters: Record<string, string | null>,
  {config, send}: Tools,
) {
  const {id, secret: key} = defaultClient(config, 'WOPAN');
  const iv = config.wopanIv;
  if (key === undefined || iv === undefined) {
    throw new Error('The settings were not checked');
  }
  const {url, method, key: name = ''} = requestOf('wopan', 'account', role);
  const keys = {key, iv};
  const param = await encryptText(
    JSON.stringify({...parameters, clientSecret: key}),
    keys,
  );
  const answer = await send({
    url,
    method,
    headers: {
      'Content-Type': 'application/json',
      Origin: webSite,
      Referer: `${webSite}/`,
    },
    body: JSON.stringify({
      header: signHeader(name, Date.now(), randomSequence()),
      body: {param, clientId: id, secret: true},
    }),
  });
  const {host} = answer;
  const parsed = envelope.safeParse(answer.json);
  if (!parsed.success) {
    return refuse(answer);
  }
  const {STATUS, MSG, RSP} = parsed.data;
  if (STATUS !== '200' || RSP?.RSP_CODE !== SUCCESS) {
    const reason = RSP?.RSP_CODE ?? STATUS;
    throw new ServiceError(
      'provider_refused',
      [RSP?.RSP_DESC, MSG].find(Boolean) ?? reason,
      {
        host,
        reason,
      },
    );
  }
  return {...answer, json: await readData(RSP.DATA, keys)};
}

export const wopanRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/alist/wopan/login',
    summary: 'Logs in at China Unicom Cloud, which then sends a text message',
    input: z.strictObject({
      phone: fields.phone,
      password: fields.password,
      verify_code: z.literal('').optional(),
    }),
    answer: z.object({need_sms_code: z.boolean()}),
    handle: async ({phone, password: secret}, tools) => {
      const {json} = await callMethod(
        'start',
        {phone, password: secret, uuid: '', verifyCode: ''},
        tools,
      );
      return {need_sms_code: String(json.needSmsCode) === '1'};
    },
  }),
  route({
    method: 'POST',
    path: '/alist/wopan/verify_code',
    summary: 'Finishes the login with the code of the text message',
    input: z.strictObject({
      phone: fields.phone,
      password: fields.password,
      verify_code: fields.verify_code,
    }),
    answer: tokensAnswer,
    handle: async ({phone, password: secret, verify_code}, tools) =>
      tokensIn(
        await callMethod(
          'exchange',
          {
            phone,
            messageCode: verify_code,
            verifyCode: null,
            uuid: null,
            password: secret,
          },
          tools,
        ),
      ),
  }),
  route({
    method: 'POST',
    path: '/alist/wopan/token',
    summary: 'Refreshes a token of China Unicom Cloud',
    input: z.strictObject({refresh_token: neededToken}),
    answer: tokensAnswer,
    handle: async ({refresh_token}, tools) =>
      tokensIn(
        await callMethod('refresh', {refreshToken: refresh_token}, tools),
      ),
  }),
];
