import {base64Url} from './base64';

/** The only place that uses the randomness and hashes of browsers and of Node. */

/** Unguessable text from that many random bytes. */
export function randomText(bytes: number): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Whether the browser can hash here; it cannot on a site without HTTPS, such as one on a home network. */
export function canHash(): boolean {
  // Browsers leave it out there, whatever the types say.
  return 'subtle' in crypto;
}

/** @throws TypeError where {@link canHash} is false */
export async function sha256(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
