import * as z from 'zod';
import {ServiceError} from '../errors';
import {isObject, type UpstreamAnswer} from '../upstream';

/** In characters; longer messages of providers are cut. */
const MESSAGE_LENGTH = 500;

export const tokensAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
  token_type: z.string().optional(),
  scope: z.string().optional(),
  account_id: z.string().optional(),
  uid: z.string().optional(),
});

export type Tokens = z.infer<typeof tokensAnswer>;

type Json = Readonly<Record<string, unknown>>;

const textIn = (json: Json, ...names: readonly string[]) =>
  names
    .map((name) => json[name])
    .find(
      (value): value is string => typeof value === 'string' && value !== '',
    );

/** An error code may be a string or a number; 0 and 200 mean success. */
const codeIn = (json: Json, ...names: readonly string[]) =>
  names
    .map((name) => json[name])
    .flatMap((value) =>
      (typeof value === 'string' && !['', '0', '200'].includes(value)) ||
      (typeof value === 'number' && value !== 0 && value !== 200)
        ? [String(value)]
        : [],
    )[0];

/** The error in an answer of OAuth, Microsoft Graph, Aliyun Drive, 115 or 123. */
export function refusalIn(
  json: Json,
): {reason: string; message: string} | undefined {
  const {error} = json;
  if (isObject(error)) {
    const reason = codeIn(error, 'status', 'code') ?? 'error';
    return {reason, message: textIn(error, 'message') ?? reason};
  }
  const reason =
    json.errno !== undefined || json.state !== undefined
      ? codeIn(json, 'code', 'errno', 'error')
      : codeIn(json, 'error', 'code', 'errno');
  if (reason === undefined) {
    return undefined;
  }
  const message = textIn(json, 'error_description', 'message', 'msg', 'error');
  return {reason, message: message ?? reason};
}

export function refuse({host, json, status}: UpstreamAnswer): never {
  const refusal = refusalIn(json);
  if (refusal === undefined) {
    throw new ServiceError(
      'upstream_invalid',
      `${host} answered without the fields it should have (status ${status})`,
      {host},
    );
  }
  throw new ServiceError(
    'provider_refused',
    refusal.message.slice(0, MESSAGE_LENGTH),
    {host, reason: refusal.reason.slice(0, MESSAGE_LENGTH)},
  );
}

/** An answer, or a part of it, if it has the expected form; throws the provider's error otherwise. */
export function readAnswer<T>(
  schema: z.ZodType<T>,
  answer: UpstreamAnswer,
  part: unknown = answer.json,
): T {
  const read = schema.safeParse(part);
  return read.success ? read.data : refuse(answer);
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number)
    ? number
    : undefined;
}

/** The tokens in an answer. Some providers put them into `data` or use camel case. */
export function tokensIn(answer: UpstreamAnswer): Tokens {
  const {json} = answer;
  const layer = [json, json.data].find(
    (candidate): candidate is Record<string, unknown> =>
      isObject(candidate) &&
      textIn(candidate, 'access_token', 'accessToken') !== undefined,
  );
  const accessToken = layer && textIn(layer, 'access_token', 'accessToken');
  if (
    layer === undefined ||
    accessToken === undefined ||
    answer.status >= 400
  ) {
    return refuse(answer);
  }
  const optional = {
    refresh_token: textIn(layer, 'refresh_token', 'refreshToken'),
    expires_in: wholeNumber(layer.expires_in ?? layer.expiresIn),
    token_type: textIn(layer, 'token_type', 'tokenType'),
    scope: textIn(layer, 'scope'),
    account_id: textIn(layer, 'account_id'),
    uid: textIn(layer, 'uid'),
  };
  return {
    access_token: accessToken,
    ...Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined),
    ),
  };
}

export function dataIn(answer: UpstreamAnswer): Json {
  const {data} = answer.json;
  return isObject(data) && answer.status < 400 ? data : refuse(answer);
}
