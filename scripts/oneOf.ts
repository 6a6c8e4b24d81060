/**
 * A word of the command line as one of those that it may be.
 *
 * @param where the name of the argument
 * @throws Error for another word
 */
export function oneOf<T extends string>(
  known: readonly T[],
  word: string,
  where: string,
): T {
  const found = known.find((one) => one === word);
  if (found === undefined) {
    throw new Error(
      `${where}: found "${word}", expected one of: ${known.join(', ')}`,
    );
  }
  return found;
}
