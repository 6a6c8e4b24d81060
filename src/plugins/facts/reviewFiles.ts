import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {readTranslationRecord} from '../../markdown/front-matter/readTranslations';

/** The file with the translation review of one page, below `folder`. */
export function reviewFile(folder: string, page: string): string {
  return path.join(folder, `${page}.json`);
}

/**
 * Splits the record of translation reviews into a file per page. A page depends on its own review only, so the review of one page does not
 * recompile the others.
 */
export function writeReviewFiles(siteDir: string, folder: string): void {
  const record = readTranslationRecord(siteDir);
  mkdirSync(folder, {recursive: true});
  const stale = new Set(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folder, name)),
  );
  for (const [page, review] of Object.entries(record)) {
    const file = reviewFile(folder, page);
    const text = JSON.stringify(review);
    stale.delete(file);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
  }
  stale.forEach((file) => {
    rmSync(file);
  });
}
