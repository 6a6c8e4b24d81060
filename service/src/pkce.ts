/** Random bytes of a verifier; written in base64url they are 64 characters. */
const VERIFIER_BYTES = 48;

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** A code verifier as RFC 7636 recommends one. */
export const createVerifier = (): string =>
  base64(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** The hash of a verifier as 115 wants it: base64 with padding, not base64url. */
export async function sha256Base64(text: string): Promise<string> {
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(text),
  );
  return base64(new Uint8Array(hash));
}
