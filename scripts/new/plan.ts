/** What a scaffold does to the project: files by their path, with forward slashes. */
export interface Plan {
  /** Files that are not there yet. */
  created: Readonly<Record<string, string>>;
  /** Files that get a row, as they are afterwards. */
  changed: Readonly<Record<string, string>>;
  /** Pages whose languages say the same from the start. */
  pages: readonly string[];
}

/**
 * Refuses what somebody asked for.
 *
 * @param where the word of the command that is wrong
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
 * A text with a row more, right behind the last place that a pattern finds.
 *
 * @param file to say where the place was looked for
 */
export function addBehind(
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
