/**
 * Records that somebody has compared the languages of pages and found them equivalent: `npm run i18n:accept -- guide/index`. `--single en`
 * marks a page as intended for one language only, `--all` accepts every page. A page that is gone is forgotten, once its address leads on.
 */
import {parseArgs} from 'node:util';
import legacy from '../src/config/legacyAddresses.json';
import {localeCodes} from '../src/config/locales';
import {
  acceptPage,
  objection,
} from '../src/components/translation-status/translationState';
import {
  pageNames,
  readPageNow,
  readTranslationRecord,
  recordFile,
} from '../src/markdown/front-matter/readTranslations';
import {writeTranslationRecord} from './translation/writeRecord';

async function main(args: string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {single: {type: 'string'}, all: {type: 'boolean'}},
  });
  const siteDir = process.cwd();
  const single = localeCodes.find((code) => code === values.single);
  if (values.single !== undefined && single === undefined) {
    throw new Error(
      `--single: found "${values.single}", expected one of: ${localeCodes.join(', ')}`,
    );
  }
  const record = new Map(Object.entries(readTranslationRecord(siteDir)));
  const known = pageNames(siteDir);
  const chosen = values.all === true ? known : positionals;
  if (chosen.length === 0) {
    throw new Error(
      'Name the pages that you compared, for example: npm run i18n:accept -- guide/index',
    );
  }
  const today = new Date().toISOString().slice(0, 10);
  const objections: string[] = [];
  for (const name of chosen) {
    const page = name
      .replace(/^(?:docs|i18n\/.*\/current)\//, '')
      .replace(/\.md$/, '');
    if (known.includes(page)) {
      const now = readPageNow(siteDir, page);
      const reason = objection(now, single);
      if (reason !== undefined) {
        objections.push(`${page}: ${reason}`);
      }
      record.set(page, acceptPage(now, today, single));
    } else if (!record.delete(page)) {
      throw new Error(
        `found "${name}", expected the path of a page without its ending, for example guide/index`,
      );
    } else {
      const address = `/${page.replace(/(^|\/)index$/, '$1')}`;
      if (!Object.hasOwn(legacy.renamed, address)) {
        objections.push(
          `src/config/legacyAddresses.json: found no row "${address}" in "renamed", expected the page that readers of the old address are led to`,
        );
      }
    }
  }
  if (objections.length > 0) {
    throw new Error(`${objections.join('\n')}\nNothing is recorded.`);
  }
  await writeTranslationRecord(siteDir, record);
  console.log(
    `Recorded in ${recordFile}: ${chosen.length} ${chosen.length === 1 ? 'page' : 'pages'}.`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
