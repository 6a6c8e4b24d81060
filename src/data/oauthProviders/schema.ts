import * as z from 'zod';
import {localized} from '../localized';
import {inputKinds, valueNames} from './values';

/** An address that is called; `{oauth}`, `{graph}`, `{sid}` and the like are filled in first. */
const address = z
  .string()
  .regex(
    /^(https:\/\/[a-z0-9.-]+|\{oauth\}|\{graph\}|\{portal\})(\/\S*)?$/,
    'an https address, or one that begins with {oauth}, {graph} or {portal}',
  );

/** Its names and who may see it are in `values.ts`. */
const valueName = z.enum(valueNames);

const parameterName = z.string().regex(/^[A-Za-z_]+$/, 'a parameter name');

/** A fixed value, or one that is known when the request is made. */
const parameter = z.union([
  z.strictObject({
    name: parameterName,
    literal: z.string().min(1),
  }),
  z.strictObject({
    name: parameterName,
    from: valueName,
    /** A request may lack it. */
    optional: z.literal(true).optional(),
  }),
]);

/** Dotted paths into the answer, such as `data.refresh_token`. */
const answer = z.array(
  z.string().regex(/^[\w[\]]+(\.[\w[\]]+)*$/, 'such as "data.refresh_token"'),
);

const providerRequest = z.strictObject({
  role: z.enum(['start', 'status', 'exchange', 'refresh', 'lookup', 'check']),
  method: z.enum(['GET', 'POST']),
  url: address,
  /** Where the parameters go. */
  encoding: z.enum(['query', 'form', 'json', 'encrypted']),
  parameters: z.array(parameter),
  bearer: z.literal(true).optional(),
  answer,
});

/** A route of the token service, for endpoints that do not answer to browsers. */
const serviceRoute = z.strictObject({
  role: z.enum(['start', 'status', 'exchange', 'lookup', 'clients']),
  method: z.enum(['GET', 'POST']),
  path: z.string().startsWith('/'),
  query: z.array(parameterName).optional(),
  body: z.array(parameterName).optional(),
  answer,
});

/** What the reader types in. */
const input = z.strictObject({
  name: valueName,
  kind: z.enum(inputKinds),
  label: localized,
  required: z.boolean(),
});

/** What the reader takes away, and the driver option it goes into. */
const output = z.strictObject({
  name: valueName,
  option: z
    .string()
    .regex(/^[a-z_]+$/, 'a driver option such as "refresh_token"')
    .optional(),
});

const statusValue = z.strictObject({
  value: z.union([z.int(), z.string().min(1)]),
  means: z.enum(['waiting', 'scanned', 'confirmed', 'expired', 'canceled']),
});

const page = z.string().regex(/^\/tool\/[\w/]+$/, 'such as "/tool/115/token"');

/** What is drawn as a QR code, and where an answer says how far the reader has come. */
const qr = z.strictObject({
  /** Fixed text with paths into the first answer in braces. */
  text: z.string().regex(/\{[\w.]+\}/, 'such as "{data.qrcode}"'),
  status: z.string().regex(/^[\w.]+$/, 'such as "data.status"'),
});

const common = {
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'an id in camel case'),
  title: localized,
  /** Registered names, as in the driver catalogue. */
  drivers: z.array(z.string().min(1)).min(1),
  inputs: z.array(input),
  outputs: z.array(output).min(1),
  /** How long what the reader takes away stays valid, where the provider says. */
  tokenLife: localized.optional(),
  /** Where the driver renews a token of the token service's own app, and the option that says so. */
  renewal: z
    .strictObject({
      option: z.string().regex(/^[a-z_]+$/),
      path: z.string().startsWith('/'),
    })
    .optional(),
  serviceRoutes: z.array(serviceRoute),
};

const pkce = z.strictObject({
  method: z.enum(['S256', 'sha256']),
  /** How the hash of the verifier is written. */
  challenge: z.enum(['base64url', 'base64']),
});

const authorizationCode = z.strictObject({
  kind: z.literal('authorizationCode'),
  ...common,
  /** Without pages, the flow needs a redirect address of the reader's own. */
  pages: z.strictObject({request: page.optional(), callback: page}).optional(),
  authorize: z.strictObject({
    url: address,
    parameters: z.array(parameter).min(1),
  }),
  scopes: z.array(z.string().min(1)),
  /** What separates the scopes in the address, where it isn't the space of RFC 6749. */
  scopeSeparator: z.literal(',').optional(),
  exchange: providerRequest,
  refresh: providerRequest,
  /** Says whose account a new access token opens, and changes nothing. Only where the provider answers to pages of other sites. */
  check: providerRequest.optional(),
  /** Who can call the token endpoint: the page itself, or the token service. */
  tokenEndpoint: z.enum(['browser', 'tokenService']),
  pkce: pkce.optional(),
  appConsole: address.optional(),
});

const deviceCode = z.strictObject({
  kind: z.literal('deviceCode'),
  ...common,
  requests: z.array(providerRequest).min(2),
  statusValues: z.array(statusValue).min(1),
  qr,
  pkce,
});

const qrLogin = z.strictObject({
  kind: z.literal('qrLogin'),
  ...common,
  scopes: z.array(z.string().min(1)).optional(),
  requests: z.array(providerRequest).min(2),
  statusValues: z.array(statusValue).min(1),
  qr,
});

const smsLogin = z.strictObject({
  kind: z.literal('smsLogin'),
  ...common,
  requests: z.array(providerRequest.extend({key: z.string().min(1)})).min(1),
});

const lookup = z.strictObject({
  kind: z.literal('lookup'),
  ...common,
  requests: z.array(providerRequest).min(1),
});

const calculator = z.strictObject({
  kind: z.literal('calculator'),
  ...common,
  /** The host must look like this, or the address is refused. */
  hostPattern: z.string().min(1),
  examples: z
    .array(z.strictObject({input: z.string().min(1), output: z.url()}))
    .min(1),
});

const flow = z.discriminatedUnion('kind', [
  authorizationCode,
  deviceCode,
  qrLogin,
  smsLogin,
  lookup,
  calculator,
]);

/** A national cloud with hosts of its own. */
const zone = z.strictObject({
  zone: z.enum(['global', 'cn', 'us', 'de']),
  label: localized,
  oauth: z.url(),
  graph: z.url(),
  portal: z.url(),
});

export const oauthProvider = z.strictObject({
  provider: z.enum([
    '115',
    'aliyundrive',
    'baidu',
    'dropbox',
    'google',
    'onedrive',
    'wopan',
    'yandex',
    '123pan',
  ]),
  name: localized,
  zones: z.array(zone).length(4).optional(),
  flows: z.array(flow).min(1),
});

export const oauthProvidersSchema = z.strictObject({
  providers: z.array(oauthProvider).min(1),
});

export type ProviderRequest = z.infer<typeof providerRequest>;
export type ServiceRoute = z.infer<typeof serviceRoute>;
export type OauthProvider = z.infer<typeof oauthProvider>;
export type OauthFlow = z.infer<typeof flow>;
export type OauthZone = z.infer<typeof zone>;
