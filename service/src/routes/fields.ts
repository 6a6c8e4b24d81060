import * as z from 'zod';

/** Credentials and tokens of all providers are printable ASCII without spaces. */
const printable = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\x21-\x7e]*$/, 'printable characters without spaces');

/** Some clients send an empty field instead of leaving it out. */
const absentWhenEmpty = <T extends z.ZodType<string, string>>(schema: T) =>
  schema.transform((value) => (value === '' ? undefined : value)).optional();

export const clientId = absentWhenEmpty(printable(256));
export const clientSecret = absentWhenEmpty(printable(512));
export const code = absentWhenEmpty(printable(4096));
export const neededCode = printable(4096).min(1);

export const refreshToken = absentWhenEmpty(printable(8192));

/** RFC 7636, 4.1. */
export const codeVerifier = z
  .string()
  .regex(/^[A-Za-z0-9._~-]{43,128}$/, '43 to 128 letters, digits, - . _ or ~');

export const redirectUri = z
  .url({protocol: /^https?$/, error: 'an http or https address'})
  .max(1024)
  .optional();

export const grantType = z
  .enum(['authorization_code', 'refresh_token'])
  .optional();

export const zone = z.enum(['global', 'cn', 'us', 'de']).default('global');

export const neededToken = printable(16_384).min(1);

/** A provider's ID of a QR code. */
export const handle = z
  .string()
  .regex(/^[\w.~-]{1,256}$/, 'letters, digits, - . _ or ~');

export const phone = z
  .string()
  .regex(/^1\d{10}$/, 'a Chinese mobile number of eleven digits');

export const smsCode = z.string().regex(/^\d{4,8}$/, '4 to 8 digits');

export const timestamp = z.string().regex(/^\d{1,16}$/, 'a whole number');
