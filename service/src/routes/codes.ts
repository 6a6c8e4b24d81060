import * as z from 'zod';
import {valueRecords} from '../../../src/data/oauthProviders/values';
import type {ValueName, Values} from '../../../src/data/oauthProviders/values';
import {ServiceError} from '../errors';
import {callOf, codeFlowOf, zoneOf} from '../providers';
import type {ProviderName, ProviderRequest, Zone} from '../providers';
import {clientName, resolveClient} from './clients';
import type {Proof, ServiceProvider} from './clients';
import {
  codeIfAny,
  fields,
  neededToken,
  refreshTokenIfAny,
  tokenRequestFields,
} from './fields';
import {route} from './route';
import type {Route, Tools} from './route';
import {tokensAnswer, tokensIn} from './tokens';
import type {Tokens} from './tokens';

const tokenFields = {
  ...tokenRequestFields,
  code: codeIfAny,
  refresh_token: refreshTokenIfAny,
  code_verifier: fields.code_verifier.optional(),
};

const tokenInput = z.strictObject(tokenFields);
const tokenInputWithZone = z.strictObject({...tokenFields, zone: fields.zone});

type TokenInput = z.output<typeof tokenInput>;

const needs = ({parameters}: ProviderRequest, from: ValueName) =>
  parameters
    .filter((parameter) => 'from' in parameter)
    .find((parameter) => parameter.from === from);

function proofFor(request: ProviderRequest): Proof {
  const secret = needs(request, 'clientSecret');
  if (secret === undefined) {
    return 'other';
  }
  return secret.optional === true ? 'secretIfAny' : 'secret';
}

function missing(field: string, why: string): ServiceError {
  return new ServiceError('invalid_request', `${field} is missing`, {
    fields: {[field]: why},
  });
}

/** Without `grant_type`, the grant follows from the fields. */
function grantOf(input: TokenInput): 'exchange' | 'refresh' {
  const grant =
    input.grant_type ??
    (input.code === undefined ? 'refresh_token' : 'authorization_code');
  if (grant === 'authorization_code') {
    if (input.code === undefined) {
      throw missing('code', 'needed for authorization_code');
    }
    return 'exchange';
  }
  if (input.refresh_token === undefined) {
    throw missing('refresh_token', 'needed for refresh_token');
  }
  return 'refresh';
}

/** Older clients do not send `redirect_uri`; theirs is the callback page of the first site. */
function redirectUriFor(
  provider: ProviderName,
  grant: 'exchange' | 'refresh',
  input: TokenInput,
  {siteOrigins}: Tools['config'],
): string | undefined {
  const flow = codeFlowOf(provider);
  const parameter = needs(flow[grant], 'redirectUri');
  if (parameter === undefined || input.redirect_uri !== undefined) {
    return input.redirect_uri;
  }
  if (grant === 'refresh' || parameter.optional === true) {
    return undefined;
  }
  const [origin] = siteOrigins;
  if (origin === undefined || flow.pages === undefined) {
    throw missing('redirect_uri', 'the address the code was sent to');
  }
  return `${origin}${flow.pages.callback}`;
}

/** What a request sends, under the names that flows use. */
function sentValues(input: TokenInput): Values {
  const sent = Object.entries(input);
  return Object.fromEntries(
    valueRecords.flatMap(([name, {sentAs = []}]) =>
      sent
        .filter(([field]) => sentAs.includes(field))
        .map(([, value]) => [name, value]),
    ),
  );
}

export async function runCodeFlow(
  provider: ServiceProvider,
  input: TokenInput,
  {config, send}: Tools,
  zone: Zone = 'global',
): Promise<Tokens> {
  const flow = codeFlowOf(provider);
  const grant = grantOf(input);
  const request = flow[grant];
  const client =
    needs(request, 'clientId') === undefined
      ? undefined
      : resolveClient(
          config,
          clientName(provider, zone),
          input,
          proofFor(request),
        );
  const answer = await send(
    callOf(
      request,
      {
        ...sentValues(input),
        clientId: client?.id,
        clientSecret: client?.secret,
        refreshToken: input.refresh_token,
        redirectUri: redirectUriFor(provider, grant, input, config),
      },
      {oauth: zoneOf(zone).oauth},
    ),
  );
  return tokensIn(answer);
}

const tokenRoutes: readonly (readonly [
  provider: ServiceProvider,
  path: string,
  summary?: string,
])[] = [
  ['115', '/alist/115/token'],
  ['baidu', '/alist/baidu/token'],
  ['dropbox', '/alist/dropbox/token'],
  ['google', '/alist/google/token'],
  ['yandex', '/alist/yandex/token'],
  ['123pan', '/alist/123pan/token'],
  ['aliyundrive', '/alist/ali_open/token'],
  ['aliyundrive', '/alist/ali_open/code', 'Exchanges a code of Aliyun Drive'],
  [
    'baidu',
    '/alist/baidu/get_refresh_token',
    'Exchanges a code of Baidu, also of an application of one’s own',
  ],
  ['123pan', '/alist/123pan/code', 'Exchanges a code of 123'],
];

const codeInput = z.strictObject({code: fields.code});

export const codeRoutes: readonly Route[] = [
  ...tokenRoutes.map(([provider, path, summary]) =>
    route({
      method: 'POST',
      path,
      summary:
        summary ??
        `Exchanges a code or refreshes a token at the token endpoint of ${provider}`,
      input: tokenInput,
      answer: tokensAnswer,
      handle: (input, tools) => runCodeFlow(provider, input, tools),
    }),
  ),
  route({
    method: 'GET',
    path: '/alist/ali_open/token',
    summary:
      'Refreshes a token of the service’s own application at Aliyun Drive, as the driver AliyundriveOpen asks for it',
    input: z.strictObject({
      refresh_ui: neededToken,
      server_use: z.literal('true').optional(),
      driver_txt: z.enum(['alicloud_qr', 'alicloud_go']).optional(),
    }),
    answer: tokensAnswer,
    handle: ({refresh_ui}, tools) =>
      runCodeFlow(
        'aliyundrive',
        {grant_type: 'refresh_token', refresh_token: refresh_ui},
        tools,
      ),
  }),
  route({
    method: 'GET',
    path: '/alist/baidu/get_refresh_token',
    summary: 'Exchanges a code of the service’s own application at Baidu',
    input: codeInput,
    answer: tokensAnswer,
    handle: (input, tools) =>
      runCodeFlow('baidu', {grant_type: 'authorization_code', ...input}, tools),
  }),
  route({
    method: 'POST',
    path: '/alist/onedrive/token',
    summary:
      'Exchanges a code or refreshes a token at the token endpoint of one of Microsoft’s national clouds',
    input: tokenInputWithZone,
    answer: tokensAnswer,
    handle: ({zone, ...input}, tools) =>
      runCodeFlow('onedrive', input, tools, zone),
  }),
];
