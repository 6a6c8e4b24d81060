/** Lines for Apache that AList needs, as the generator writes them and the linter recommends them. */
export const apacheLines = {
  host: 'ProxyPreserveHost On',
  // Without it, Apache answers 404 to an address with an encoded slash.
  encodedSlash: 'AllowEncodedSlashes NoDecode',
  unsetFor: 'RequestHeader unset X-Forwarded-For',
} as const;

export const forwardedProtoLine = (isHttps: boolean) =>
  `RequestHeader set X-Forwarded-Proto "${isHttps ? 'https' : 'http'}"`;

export const timeoutLine = (minutes: number) =>
  `ProxyTimeout ${String(minutes * 60)}`;

/** The path goes on unchanged; without `nocanon`, Apache would encode it again. */
export const passLine = (path: string, origin: string) =>
  `ProxyPass ${path} ${origin}${path} nocanon`;
