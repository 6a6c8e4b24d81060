import * as z from 'zod';
import {base64} from '../../../src/lib/base64';
import {randomText, sha256} from '../../../src/lib/webCrypto';
import {ServiceError} from '../errors';
import {callOf, requestOf} from '../providers';
import {resolveClient} from './clients';
import {fields, timestamp} from './fields';
import {route} from './route';
import type {Route, Tools} from './route';
import {dataIn, readAnswer, refuse, tokensAnswer, tokensIn} from './tokens';

/** Random bytes of a verifier: 64 characters in base64url. */
const VERIFIER_BYTES = 48;

const qrAnswer = z.object({
  uid: z.string(),
  time: z.union([z.number(), z.string()]),
  qrcode: z.string(),
  sign: z.string(),
});

const statusInput = z.strictObject({
  uid: fields.uid,
  time: fields.time,
  sign: fields.sign,
  _: timestamp.optional(),
});

const statusAnswer = z.object({
  state: z.number(),
  data: z.object({status: z.number().optional(), msg: z.string().optional()}),
});

/** 115 sends `state` as a number or a boolean, and an array if there is no data. */
function readStatus(
  json: Readonly<Record<string, unknown>>,
): z.input<typeof statusAnswer> | undefined {
  const state = Number(json.state);
  const data = statusAnswer.shape.data.safeParse(json.data);
  return json.state === undefined || Number.isNaN(state)
    ? undefined
    : {state, data: data.success ? data.data : {}};
}

const isTimeout = (error: unknown) =>
  error instanceof ServiceError && error.code === 'upstream_timeout';

async function fetchStatus(
  {uid, time, sign, _: now}: z.output<typeof statusInput>,
  {send}: Tools,
): Promise<z.input<typeof statusAnswer>> {
  const request = requestOf('115', 'web', 'status');
  try {
    const answer = await send(callOf(request, {uid, time, sign, now}));
    return readStatus(answer.json) ?? refuse(answer);
  } catch (error) {
    if (isTimeout(error)) {
      return {state: 1, data: {}};
    }
    throw error;
  }
}

/** What asks whether the code was scanned, under each of its addresses. */
const status = {
  budget: 'poll',
  input: statusInput,
  answer: statusAnswer,
  handle: fetchStatus,
} as const;

export const pan115Routes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/alist/115/auth_device_code',
    summary:
      'Begins the login with a QR code at 115. With a challenge the verifier never leaves the page; without one the service makes both',
    input: z.strictObject({
      app_id: fields.app_id,
      code_challenge: fields.code_challenge,
    }),
    answer: z.object({code_verifier: z.string().optional(), resp: qrAnswer}),
    handle: async ({app_id, code_challenge}, {config, send}) => {
      const {id} = resolveClient(
        config,
        'PAN115',
        {client_id: app_id},
        'other',
      );
      const code_verifier =
        code_challenge === undefined ? randomText(VERIFIER_BYTES) : undefined;
      const codeChallenge =
        code_challenge ?? base64(await sha256(code_verifier ?? ''));
      const answer = await send(
        callOf(requestOf('115', 'open', 'start'), {
          clientId: id,
          codeChallenge,
        }),
      );
      const resp = readAnswer(qrAnswer, answer, dataIn(answer));
      return {code_verifier, resp};
    },
  }),
  route({
    method: 'POST',
    path: '/alist/115/status',
    summary:
      'Whether a QR code of 115 was scanned. 115 answers when something happens; when nothing did, data is empty',
    ...status,
  }),
  route({
    method: 'GET',
    path: '/alist/115/status',
    alsoAt: ['/proxy/qrcodeapi.115.com/get/status/'],
    summary:
      'The same for older pages. A scanned code lets its owner in, so an address is no good place for it',
    ...status,
  }),
  route({
    method: 'POST',
    path: '/alist/115/get_token',
    summary: 'Exchanges a confirmed QR code of 115',
    input: z.strictObject({
      code_verifier: fields.code_verifier,
      uid: fields.uid,
    }),
    answer: z.object({resp: tokensAnswer}),
    handle: async ({code_verifier, uid}, {send}) => ({
      resp: tokensIn(
        await send(
          callOf(requestOf('115', 'open', 'exchange'), {
            codeVerifier: code_verifier,
            uid,
          }),
        ),
      ),
    }),
  }),
  route({
    method: 'GET',
    path: '/alist/115/web_qr',
    alsoAt: ['/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token'],
    summary: 'Begins the login with a QR code at 115 on the web',
    answer: z.object({data: qrAnswer}),
    handle: async (_input, {send}) => {
      const answer = await send(callOf(requestOf('115', 'web', 'start')));
      return {data: readAnswer(qrAnswer, answer, dataIn(answer))};
    },
  }),
];
