/** Draws the icons of the site from `static/favicon.svg`. Run it after a change of that file, and commit what it writes. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {drawingFile, makeIcons} from './icons/icons';

async function main(): Promise<void> {
  const folder = path.resolve('static');
  const icons = await makeIcons(await readFile(path.join(folder, drawingFile)));
  for (const [name, content] of icons) {
    await writeFile(path.join(folder, name), content);
    console.log(`static/${name}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
