import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileNamesOf, pageOf} from '../lib/address';

/** The HTML of a page. Docusaurus writes it under the first or the second of its names. */
export async function readBuiltPage(
  outDir: string,
  permalink: string,
): Promise<string> {
  const [first = '', second = first] = fileNamesOf(pageOf(permalink)).map(
    (name) => path.join(outDir, name),
  );
  return readFile(existsSync(second) ? second : first, 'utf8');
}

/** Writes a file of the site beside the pages, with the folders above it. */
export async function writeBuilt(
  outDir: string,
  name: string,
  text: string,
): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
