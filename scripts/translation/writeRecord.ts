import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {readJson} from '../../src/lib/readText';
import {
  translationRecord,
  type AcceptedPage,
} from '../../src/components/translation-status/translationState';
import {recordFile} from '../../src/markdown/front-matter/readTranslations';

/**
 * Writes the record of reviews, in the order of the pages. A running preview never meets half of it.
 *
 * @throws Error where the record could not be read again; the file then stays as it was
 */
export async function writeTranslationRecord(
  siteDir: string,
  record: ReadonlyMap<string, AcceptedPage>,
): Promise<void> {
  const sorted = Object.fromEntries(
    [...record].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const file = path.join(siteDir, recordFile);
  const options = {...(await resolveConfig(file)), filepath: file};
  const text = await format(JSON.stringify(sorted), options);
  readJson(translationRecord, text, recordFile);
  const beside = `${file}.new`;
  await writeFile(beside, text);
  await rename(beside, file);
}
