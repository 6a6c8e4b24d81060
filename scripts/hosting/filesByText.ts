import {readFile} from 'node:fs/promises';
import {filesIn} from './filesIn';

/** The texts of all pages of a built site, each with the files that have it: most pages have several names. */
export async function filesByText(
  dir: string,
): Promise<{html: string; names: [string, ...string[]]}[]> {
  const byText = new Map<string, [string, ...string[]]>();
  for (const file of filesIn(dir, /\.html$/)) {
    const html = await readFile(file, 'utf8');
    const names = byText.get(html);
    if (names === undefined) {
      byText.set(html, [file]);
    } else {
      names.push(file);
    }
  }
  return [...byText].map(([html, names]) => ({html, names}));
}
