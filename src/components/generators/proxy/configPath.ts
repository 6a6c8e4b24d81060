/**
 * The path of a file in a configuration of nginx or Apache, quoted if necessary; both have the same quotes.
 *
 * @param variable start of a variable, which both also expand in quotes
 * @throws Error for a path that contains it
 */
export function configPath(path: string, variable: '$' | '${'): string {
  if (path.includes(variable)) {
    throw new Error(`A path must not hold ${variable} here: ${path}`);
  }
  return /^[\w@%+=:,./-]+$/.test(path)
    ? path
    : `"${path.replace(/["\\]/g, String.raw`\$&`)}"`;
}
