/**
 * Records that somebody has compared the languages of pages and found them equivalent: `npm run i18n:accept -- guide/index`. `--single en`
 * marks a page as intended for one language only, `--all` accepts every page. A page that is gone is forgotten, once its address leads on.
 */
import {parseArgs} from 'node:util';
import legacy from '../src/config/legacyAddresses.json';
import {localeCodes, type Locale} from '../src/config/locales';
import {
  acceptPage,
  objection,
  type AcceptedPage,
} from '../src/components/translation-status/translationState';
import {
  pageNames,
  readPageNow,
  recordFile,
} from '../src/markdown/front-matter/readTranslations';
import {changeTranslationRecord} from './translation/writeRecord';
import {oneOf} from './oneOf';
import {run} from './run';

/**
 * Records pages, or forgets those that are gone.
 *
 * @returns why that is not possible, by page
 */
function accept(
  siteDir: string,
  record: Map<string, AcceptedPage>,
  names: readonly string[],
  single: Locale | undefined,
): string[] {
  const known = pageNames(siteDir);
  const today = new Date().toISOString().slice(0, 10);
  return names.flatMap((name) => {
    const page = name
      .replace(/^(?:docs|i18n\/.*\/current)\//, '')
      .replace(/\.md$/, '');
    if (known.includes(page)) {
      const now = readPageNow(siteDir, page);
      record.set(page, acceptPage(now, today, single));
      const reason = objection(now, single);
      return reason === undefined ? [] : [`${page}: ${reason}`];
    }
    if (!record.delete(page)) {
      return [
        `found "${name}", expected the path of a page without its ending, for example guide/index`,
      ];
    }
    const address = `/${page.replace(/(^|\/)index$/, '$1')}`;
    return Object.hasOwn(legacy.renamed, address)
      ? []
      : [
          `src/config/legacyAddresses.json: found no row "${address}" in "renamed", expected the page that readers of the old address are led to`,
        ];
  });
}

async function main(args: string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {single: {type: 'string'}, all: {type: 'boolean'}},
  });
  const siteDir = process.cwd();
  const single =
    values.single === undefined
      ? undefined
      : oneOf(localeCodes, values.single, '--single');
  const chosen = values.all === true ? pageNames(siteDir) : positionals;
  if (chosen.length === 0) {
    throw new Error(
      'Name the pages that you compared, for example: npm run i18n:accept -- guide/index',
    );
  }
  await changeTranslationRecord(siteDir, (record) => {
    const objections = accept(siteDir, record, chosen, single);
    if (objections.length > 0) {
      throw new Error(`${objections.join('\n')}\nNothing is recorded.`);
    }
  });
  console.log(
    `Recorded in ${recordFile}: ${chosen.length} ${chosen.length === 1 ? 'page' : 'pages'}.`,
  );
}

run(main);
