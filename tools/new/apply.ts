import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {acceptPage} from '../../src/components/translation-status/translationState';
import {readPageNow} from '../../src/markdown/front-matter/readTranslations';
import {formatted} from '../../scripts/formatted';
import {changeTranslationRecord} from '../../scripts/translation/writeRecord';
import type {Plan} from './plan';

const WORDS = '.cspell/words.txt';

/** Adds what the spelling check does not know, such as a new name, to its words. */
function learnWords(siteDir: string, files: readonly string[]): void {
  const file = path.join(siteDir, WORDS);
  if (!existsSync(file)) {
    return;
  }
  const words = ['lint', '--words-only', '--unique', '--no-progress'];
  const options = ['--no-summary', '--no-exit-code', '--no-must-find-files'];
  const found = execFileSync(
    path.join(siteDir, 'node_modules/.bin/cspell'),
    [...words, ...options, ...files],
    {cwd: siteDir, encoding: 'utf8'},
  );
  const known = readFileSync(file, 'utf8').trim().split('\n');
  const unknown = found.split('\n').filter((word) => word !== '');
  const all = new Set([...known, ...unknown.map((word) => word.toLowerCase())]);
  writeFileSync(file, `${[...all].sort().join('\n')}\n`);
}

/** Writes what was planned. Returns the files that are new. */
export async function applyPlan(
  siteDir: string,
  {created, changed, pages}: Plan,
): Promise<string[]> {
  for (const [name, text] of Object.entries({...created, ...changed})) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    // Pages are left alone, as everywhere.
    writeFileSync(
      file,
      file.endsWith('.md') ? text : await formatted(file, text),
    );
  }
  const files = [...Object.keys(created), ...Object.keys(changed)];
  learnWords(
    siteDir,
    files.filter((file) => !file.startsWith('i18n/')),
  );
  if (pages.length > 0) {
    const today = new Date().toISOString().slice(0, 10);
    await changeTranslationRecord(siteDir, (record) => {
      for (const page of pages) {
        record.set(page, acceptPage(readPageNow(siteDir, page), today));
      }
    });
  }
  return Object.keys(created);
}
