/** Random bytes in a `state`; OAuth requires at least 128 bits. */
export const STATE_BYTES = 32;

/** Compares in constant time, so that timing does not reveal how many characters match. */
export function isSameState(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    difference |= (a.charCodeAt(index) || 0) ^ (b.charCodeAt(index) || 0);
  }
  return difference === 0;
}
