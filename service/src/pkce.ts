/** Random bytes of a verifier: 64 characters in base64url. */
const VERIFIER_BYTES = 48;

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

export const createVerifier = (): string =>
  base64(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** A code challenge for 115, which expects base64 with padding instead of base64url. */
export async function sha256Base64(text: string): Promise<string> {
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(text),
  );
  return base64(new Uint8Array(hash));
}
