import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** Every file in a folder and its subfolders, relative to it, in a stable order. */
export async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}
