/** Random bytes in a `state`: 256 bits, twice what is required. */
export const STATE_BYTES = 32;

/** Random bytes in a code verifier: 43 characters once written, the shortest that RFC 7636 allows. */
export const VERIFIER_BYTES = 32;

/** Compares two secrets without telling by its time how much of them is the same. */
export function isSameSecret(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    difference |= (a.charCodeAt(index) || 0) ^ (b.charCodeAt(index) || 0);
  }
  return difference === 0;
}
