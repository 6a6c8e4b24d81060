/** Standard base64 with padding, as 115 expects for its challenge. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Base64 for URLs (RFC 4648, section 5), without padding. */
export function base64Url(bytes: Uint8Array): string {
  return base64(bytes)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
