/** Shown instead of a secret. */
export const MASK = '••••••••';

/** Names of secret fields in answers. `addition` has the options of a storage, including credentials. */
const secretField =
  /^(?:token|device_key|qr|secret|password|session|session_id|addition|access_token|refresh_token|client_secret|cookie)$/i;

/** Names of secret query parameters. */
export const secretQuery =
  /^(?:token|sign|auth|pass|password|code|client_id|file_token)$/i;

/** The format of AList's administrator token. */
const adminToken = /^alist-[A-Za-z0-9]{64}$/;

/** AList marks settings that only administrators may read with flag 1. */
function isPrivateSetting(value: object): boolean {
  return (
    'key' in value && 'value' in value && 'flag' in value && value.flag === 1
  );
}

export function masked(value: unknown): unknown {
  if (typeof value === 'string') {
    return adminToken.test(value) ? MASK : value;
  }
  if (Array.isArray(value)) {
    return value.map(masked);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const isPrivate = isPrivateSetting(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' &&
      inner !== '' &&
      (secretField.test(key) || (isPrivate && key === 'value'))
        ? MASK
        : masked(inner),
    ]),
  );
}
