import * as z from 'zod';
import type {ServiceField} from '../../../src/data/oauthProviders/values';
import {sharePointHost} from '../providers';

/** Credentials and tokens of all providers are printable ASCII without spaces. */
const printable = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\x21-\x7e]*$/, 'printable characters without spaces');

/** Some clients send an empty field instead of leaving it out. */
const absentWhenEmpty = <T extends z.ZodType<string, string>>(schema: T) =>
  schema.transform((value) => (value === '' ? undefined : value)).optional();

/** A provider's ID of a QR code. */
const handle = z
  .string()
  .regex(/^[\w.~-]{1,256}$/, 'letters, digits, - . _ or ~');

const clientId = absentWhenEmpty(printable(256));

export const timestamp = z.string().regex(/^\d{1,16}$/, 'a whole number');

export const neededToken = printable(16_384).min(1);

/** Of a request that may be one for a refresh instead. */
export const codeIfAny = absentWhenEmpty(printable(4096));

export const refreshTokenIfAny = absentWhenEmpty(printable(8192));

/** The service never connects to this address: it sends host and path to Microsoft Graph. */
const siteUrl = z
  .url()
  .max(1024)
  .transform((text, context) => {
    const {protocol, hostname, pathname, port} = new URL(text);
    const path = pathname.replace(/\/+$/, '');
    if (
      protocol !== 'https:' ||
      port !== '' ||
      !sharePointHost.test(hostname)
    ) {
      context.addIssue('an https address of SharePoint');
      return z.NEVER;
    }
    if (path === '') {
      context.addIssue('an address with the path of a site');
      return z.NEVER;
    }
    return {host: hostname, path: path.slice(1)};
  });

/** What any request for tokens may carry, beside what it exchanges. */
export const tokenRequestFields = {
  client_id: clientId,
  client_secret: absentWhenEmpty(printable(512)),
  grant_type: z.enum(['authorization_code', 'refresh_token']).optional(),
  redirect_uri: z
    .url({protocol: /^https?$/, error: 'an http or https address'})
    .max(1024)
    .optional(),
} as const satisfies Partial<Record<ServiceField, z.ZodType>>;

export const fields = {
  ...tokenRequestFields,
  access_token: neededToken,
  app_id: clientId,
  ck: handle,
  code: printable(4096).min(1),
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'base64 of a SHA-256 hash')
    .optional(),
  /** RFC 7636, 4.1. */
  code_verifier: z
    .string()
    .regex(
      /^[A-Za-z0-9._~-]{43,128}$/,
      '43 to 128 letters, digits, - . _ or ~',
    ),
  password: z.string().min(1).max(128),
  phone: z
    .string()
    .regex(/^1\d{10}$/, 'a Chinese mobile number of eleven digits'),
  sid: handle,
  sign: handle,
  site_url: siteUrl,
  t: z.union([z.int().nonnegative(), timestamp]),
  time: timestamp,
  uid: handle,
  verify_code: z.string().regex(/^\d{4,8}$/, '4 to 8 digits'),
  zone: z.enum(['global', 'cn', 'us', 'de']).default('global'),
} as const satisfies Record<ServiceField, z.ZodType>;
