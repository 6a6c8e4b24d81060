/**
 * Whether a `Range` header asks for one valid range of bytes of a file. A server may ignore every other one, and the package `send` refuses
 * some: https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 *
 * @param size of the file, in bytes
 */
export function isValidRange(
  header: string | undefined,
  size: number,
): boolean {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') {
    return false;
  }
  if (first === '') {
    // More than there is means all of it.
    return BigInt(last) <= BigInt(size);
  }
  return last === '' || BigInt(last) >= BigInt(first);
}
