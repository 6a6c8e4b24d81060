import {markdownLines} from '../lib/markdownLines';

/** Signs in a text that stop the compiler with a message of its parser for JavaScript, and what to write instead. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\{#[\w-]+\}/, 'an id as {/* #get-the-token */}'],
  [
    /(?<!\\)<(?:[^A-Za-z/!>\s]|\s|https?:)\S*/,
    'it in backquotes, or a backslash before it; an address as [words](https://…)',
  ],
];

/**
 * Refuses what Markdown elsewhere knows and the compiler of these pages does not.
 *
 * @param where the file
 * @throws Error naming file, line, what was found and what to write instead
 */
export function rejectSource(source: string, where: string): void {
  for (const [index, {line, isCode}] of markdownLines(source).entries()) {
    const text = isCode ? '' : line.replace(/(`+)[^`].*?\1/g, '');
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
