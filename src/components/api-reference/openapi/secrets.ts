/** What stands in place of a secret. */
export const MASK = '••••••••';

/** Names under which answers hold secrets. `addition` is the options of a storage, its credentials among them. */
const secretField =
  /^(?:token|device_key|qr|secret|password|session|session_id|addition|access_token|refresh_token|client_secret|cookie)$/i;

/** Names under which an address holds them. */
export const secretQuery =
  /^(?:token|sign|auth|pass|password|code|client_id|file_token)$/i;

/** As the product makes its administrator token. */
const adminToken = /^alist-[A-Za-z0-9]{64}$/;

/** A setting that only administrators read. */
function isPrivateSetting(value: object): boolean {
  return (
    'key' in value && 'value' in value && 'flag' in value && value.flag === 1
  );
}

/** A JSON value with its secrets masked. */
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
