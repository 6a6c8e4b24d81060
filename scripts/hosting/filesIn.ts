import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder whose names match, sorted.
 *
 * @throws Error if there are none
 */
export function filesIn(folder: string, names: RegExp): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => names.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
    .sort();
  if (files.length === 0) {
    throw new Error(`${folder}: found no file of ${names}, expected some`);
  }
  return files;
}
