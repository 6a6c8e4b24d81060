/** A text as one argument in a POSIX shell, quoted if necessary. */
export function shellArgument(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text)
    ? text
    : `'${text.replaceAll("'", `'\\''`)}'`;
}
