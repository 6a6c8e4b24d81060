/** The files that a scaffold creates and changes, by path with forward slashes. */
export interface Plan {
  created: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, string>>;
  /** Pages whose translation is recorded as up to date. */
  pages: readonly string[];
}

/**
 * Throws an error about an argument of the command.
 *
 * @param where the name of the argument
 */
export function refuse(
  where: string,
  found: string | undefined,
  expected: string,
): never {
  throw new Error(
    `${where}: found ${found === undefined ? 'nothing' : `"${found}"`}, expected ${expected}`,
  );
}

/**
 * Inserts a row after the last match of a pattern.
 *
 * @param file to say where the place was looked for
 */
export function insertAfter(
  text: string,
  pattern: RegExp,
  row: string,
  file: string,
): string {
  const last = [...text.matchAll(new RegExp(pattern, 'gm'))].at(-1);
  if (last === undefined) {
    throw new Error(
      `${file}: found no ${String(pattern)}, expected the place for a new row: the scaffold no longer fits this file`,
    );
  }
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}${row}${text.slice(end)}`;
}
