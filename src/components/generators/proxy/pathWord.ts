/**
 * The path of a file as one word of nginx or Apache, which know the same quotes.
 *
 * @param variable what begins a variable, which they replace in quotes too
 * @throws Error for a path that holds it
 */
export function pathWord(path: string, variable: '$' | '${'): string {
  if (path.includes(variable)) {
    throw new Error(`A path must not hold ${variable} here: ${path}`);
  }
  return /^[\w@%+=:,./-]+$/.test(path)
    ? path
    : `"${path.replace(/["\\]/g, String.raw`\$&`)}"`;
}
