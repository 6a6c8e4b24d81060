import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import type {AcceptedPage} from '../../src/components/translation-status/translationState';
import {recordFile} from '../../src/markdown/front-matter/readTranslations';

/** Writes the record of reviews, in the order of the pages. */
export async function writeTranslationRecord(
  siteDir: string,
  record: ReadonlyMap<string, AcceptedPage>,
): Promise<void> {
  const sorted = Object.fromEntries(
    [...record].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const file = path.join(siteDir, recordFile);
  const options = {...(await resolveConfig(file)), filepath: file};
  await writeFile(file, await format(JSON.stringify(sorted), options));
}
