import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** The texts of pages, each with the files that have it: most pages have several names. */
export async function filesByText(
  dir: string,
  files: readonly string[],
): Promise<{html: string; names: [string, ...string[]]}[]> {
  const byText = new Map<string, [string, ...string[]]>();
  for (const file of files) {
    const html = await readFile(path.join(dir, file), 'utf8');
    const names = byText.get(html);
    if (names === undefined) {
      byText.set(html, [file]);
    } else {
      names.push(file);
    }
  }
  return [...byText].map(([html, names]) => ({html, names}));
}
