import {writeFile} from 'node:fs/promises';
import {filesByText} from '../hosting/filesByText';
import {describePage} from './describePage';
import {insertData, structuredData} from './structuredData';

/** Adds structured data to the pages of a built site, and returns how many files have it now. */
export async function writeStructuredData(dir: string): Promise<number> {
  let count = 0;
  for (const {html, names} of await filesByText(dir)) {
    const page = describePage(html);
    if (page !== undefined) {
      const text = insertData(html, structuredData(page));
      for (const name of names) {
        await writeFile(name, text);
      }
      count += names.length;
    }
  }
  return count;
}
