import {readFileSync} from 'node:fs';
import type {Mistake} from '../typography/mistakes';

/**
 * Says what is found in files, a line for each, and fails the check where it is anything.
 *
 * @param findIn what is found in a text, each with its place: `12:3: what`
 */
export function reportFindings(
  files: readonly string[],
  findIn: (text: string, file: string) => readonly string[],
  what: string,
): void {
  const lines = files.flatMap((file) =>
    findIn(readFileSync(file, 'utf8'), file).map((found) => `${file}:${found}`),
  );
  lines.forEach((line) => console.log(line));
  console.log(`${files.length} files, ${lines.length} ${what}`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}

export const correction = ({line, column, found, instead}: Mistake) =>
  `${line}:${column}: found "${found}", expected "${instead}"`;
