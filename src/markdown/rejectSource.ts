/** Signs in a text that stop the compiler with a message of its parser for JavaScript, and what to write instead. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\{#[\w-]+\}/, 'an id as {/* #get-the-token */}'],
  [
    /(?<!\\)<(?:[^A-Za-z/!>\s]|\s|https?:)\S*/,
    'it in backquotes, or a backslash before it; an address as [words](https://…)',
  ],
];

const fence = /^\s*(```+|~~~+)/;

/**
 * Refuses what Markdown elsewhere knows and the compiler of these pages does not.
 *
 * @param where the file
 * @throws Error naming file, line, what was found and what to write instead
 */
export function rejectSource(source: string, where: string): void {
  let closing: string | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const [, mark] = fence.exec(line) ?? [];
    if (mark !== undefined && closing === undefined) {
      closing = mark;
    } else if (mark?.startsWith(closing ?? mark) === true) {
      closing = undefined;
    }
    const text =
      closing === undefined ? line.replace(/(`+)[^`].*?\1/g, '') : '';
    for (const [sign, expected] of signs) {
      const [found] = sign.exec(text) ?? [];
      if (found !== undefined) {
        throw new Error(
          `${where}:${String(index + 1)}: found ${found.trim()}, expected ${expected}`,
        );
      }
    }
  }
}
