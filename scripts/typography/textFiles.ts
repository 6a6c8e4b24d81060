import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * The files of a folder whose names match, sorted.
 *
 * @throws Error if there are none
 */
export function textFiles(folder: string, names: RegExp): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => names.test(file))
    .map((file) => path.join(folder, file))
    .sort();
  if (files.length === 0) {
    throw new Error(`There is no text in ${folder}`);
  }
  return files;
}
