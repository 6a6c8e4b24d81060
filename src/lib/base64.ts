/** Bytes in plain base64, with padding, as 115 wants its challenge. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Bytes in the alphabet that needs no escaping in an address (RFC 4648, section 5), without padding. */
export function base64Url(bytes: Uint8Array): string {
  return base64(bytes)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
