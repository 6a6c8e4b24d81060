/**
 * Reports the state of each page's translation: `npm run i18n:status`, with `--json` for programs. Exits with code 1 where a page is
 * drifted, missing or a draft; with `--lenient` only where the record itself is wrong.
 */
import {parseArgs} from 'node:util';
import {
  pageNames,
  readPageNow,
  readTranslationRecord,
  recordFile,
} from '../src/markdown/front-matter/readTranslations';
import {
  forgottenPages,
  needsWork,
  statusRows,
  statusTable,
} from './translation/report';
import {run} from './run';

function main(args: string[]): void {
  const {values} = parseArgs({
    args,
    options: {json: {type: 'boolean'}, lenient: {type: 'boolean'}},
  });
  const siteDir = process.cwd();
  const record = readTranslationRecord(siteDir);
  const pages = pageNames(siteDir).map((page) => readPageNow(siteDir, page));
  const rows = statusRows(pages, record);
  console.log(
    values.json === true ? JSON.stringify(rows, null, 2) : statusTable(rows),
  );
  const forgotten = forgottenPages(pages, record);
  if (forgotten.length > 0) {
    console.error(
      `${recordFile}: found ${forgotten.join(', ')}, expected only pages that are there. Run "npm run i18n:accept -- ${forgotten[0] ?? ''}".`,
    );
    process.exitCode = 1;
  } else if (values.lenient !== true && rows.some(needsWork)) {
    process.exitCode = 1;
  }
}

run(main);
