import * as z from 'zod';
import {callOf, providerOf, requestOf} from '../providers';
import {resolveClient} from './clients';
import {fields} from './fields';
import {route} from './route';
import type {Route, Tools} from './route';
import {readAnswer} from './tokens';

const qrFlow = providerOf('aliyundrive').flows.find(({id}) => id === 'openQr');
const scopes =
  qrFlow !== undefined && 'scopes' in qrFlow ? qrFlow.scopes : undefined;

const qrAnswer = z.object({qrCodeUrl: z.string(), sid: z.string()});

const statusInput = z.strictObject({sid: fields.sid});

const statusAnswer = z.object({
  status: z.string(),
  authCode: z.string().nullish(),
});

const webQrAnswer = z.object({
  content: z.object({
    data: z.object({
      codeContent: z.string(),
      ck: z.string(),
      t: z.union([z.number(), z.string()]),
    }),
  }),
});

const webStatusAnswer = z.object({
  content: z.object({
    data: z.object({
      qrCodeStatus: z.string(),
      bizExt: z.string().optional(),
    }),
  }),
});

async function fetchStatus(
  {sid}: z.output<typeof statusInput>,
  {send}: Tools,
): Promise<z.input<typeof statusAnswer>> {
  const answer = await send(
    callOf(requestOf('aliyundrive', 'openQr', 'status'), {sid}),
  );
  return readAnswer(statusAnswer, answer);
}

/** What asks whether the code was scanned, under each of its addresses. */
const status = {
  budget: 'poll',
  input: statusInput,
  answer: statusAnswer,
  handle: fetchStatus,
} as const;

export const aliyundriveRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/alist/ali_open/qr',
    summary: 'Begins the login with a QR code at Aliyun Drive',
    input: z.strictObject({
      client_id: fields.client_id,
      client_secret: fields.client_secret,
    }),
    answer: qrAnswer,
    handle: async (input, {config, send}) => {
      const client = resolveClient(config, 'ALIYUNDRIVE', input, 'secret');
      const answer = await send(
        callOf(requestOf('aliyundrive', 'openQr', 'start'), {
          clientId: client.id,
          clientSecret: client.secret,
          scopeList: scopes?.join(' '),
        }),
      );
      return readAnswer(qrAnswer, answer);
    },
  }),
  route({
    method: 'POST',
    path: '/alist/ali_open/qr/status',
    summary: 'Whether a QR code of Aliyun Drive was scanned',
    ...status,
  }),
  route({
    method: 'GET',
    path: '/alist/ali_open/qr/:sid/status',
    alsoAt: [
      '/proxy/https://open.aliyundrive.com/oauth/qrcode/:sid/status',
      '/proxy/https://openapi.alipan.com/oauth/qrcode/:sid/status',
    ],
    summary: 'The same for older pages',
    ...status,
  }),
  route({
    method: 'GET',
    path: '/alist/ali_open/limit',
    summary: 'How many requests one address may make in how many minutes',
    budget: 'free',
    answer: z.object({minutes: z.number(), max: z.number()}),
    handle: (_input, {config}) => config.rateLimit,
  }),
  route({
    method: 'GET',
    path: '/alist/ali/qr',
    summary: 'Begins the login with a QR code at Aliyun Drive on the web',
    answer: webQrAnswer,
    handle: async (_input, {send}) => {
      const answer = await send(
        callOf(requestOf('aliyundrive', 'web', 'start')),
      );
      return readAnswer(webQrAnswer, answer);
    },
  }),
  route({
    method: 'POST',
    path: '/alist/ali/ck',
    summary: 'Whether a QR code of Aliyun Drive on the web was scanned',
    budget: 'poll',
    input: z.strictObject({ck: fields.ck, t: fields.t}),
    answer: webStatusAnswer,
    handle: async ({ck, t}, {send}) => {
      const answer = await send(
        callOf(requestOf('aliyundrive', 'web', 'status'), {
          ck,
          t: String(t),
        }),
      );
      return readAnswer(webStatusAnswer, answer);
    },
  }),
];
