import {open, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {readJson} from '../../src/lib/readText';
import {
  translationRecord,
  type AcceptedPage,
} from '../../src/components/translation-status/translationState';
import {
  readTranslationRecord,
  recordFile,
} from '../../src/markdown/front-matter/readTranslations';
import {formatted} from '../formatted';

async function openAlone(file: string) {
  try {
    return await open(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    throw new Error(
      `${recordFile}.new: another command is writing the record, run yours again; if none runs, delete this file`,
      {cause: error},
    );
  }
}

/**
 * Changes the record of reviews, and writes it in the order of the pages. One command at a time does so, and a running preview never
 * meets half of the record.
 *
 * @throws Error where another command does so, or the record could not be read again; the record then stays as it was
 */
export async function changeTranslationRecord(
  siteDir: string,
  change: (record: Map<string, AcceptedPage>) => void,
): Promise<void> {
  const file = path.join(siteDir, recordFile);
  const beside = `${file}.new`;
  const opened = await openAlone(beside);
  try {
    const record = new Map(Object.entries(readTranslationRecord(siteDir)));
    change(record);
    const sorted = Object.fromEntries(
      [...record].sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    const text = await formatted(file, JSON.stringify(sorted));
    readJson(translationRecord, text, recordFile);
    await opened.writeFile(text);
    await opened.close();
    await rename(beside, file);
  } catch (error) {
    await opened.close();
    await rm(beside, {force: true});
    throw error;
  }
}
