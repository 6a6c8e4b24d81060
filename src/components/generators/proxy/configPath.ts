/** The path of a file in a configuration of nginx or Apache, which have the same quotes, and expand a variable in them. */
export function configPath(path: string, variable: '$' | '${'): string {
  if (path.includes(variable)) {
    throw new Error(`A path must not hold ${variable} here: ${path}`);
  }
  return /^[\w@%+=:,./-]+$/.test(path)
    ? path
    : `"${path.replace(/["\\]/g, String.raw`\$&`)}"`;
}
