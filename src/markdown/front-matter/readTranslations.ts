import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {localeCodes, rootLocale, type Locale} from '../../config/locales';
import {readJson} from '../../lib/readText';
import type {VersionName} from '../../lib/version';
import {sectionsOf} from '../../components/translation-status/sections';
import {
  translationRecord,
  translationState,
  type PageNow,
  type SectionHashes,
  type TranslationRecord,
} from '../../components/translation-status/translationState';

export const recordFile = 'i18n/translations.json';

/** The folder of the pages in a language: the newest ones, or those of an older version. */
export function pagesFolder(locale: Locale, version?: VersionName): string {
  if (locale === rootLocale) {
    return version === undefined ? 'docs' : `versioned_docs/version-${version}`;
  }
  const folder = version === undefined ? 'current' : `version-${version}`;
  return `i18n/${locale}/docusaurus-plugin-content-docs/${folder}`;
}

/** The file of a page such as `guide/index.md`, in a language or, where it is not translated, in another one. */
export function pageFileIn(
  siteDir: string,
  locale: Locale,
  name: string,
  version?: VersionName,
): string | undefined {
  return [locale, ...localeCodes]
    .map((code) => `${pagesFolder(code, version)}/${name}`)
    .find((file) => existsSync(path.join(siteDir, file)));
}

function hashesOf(source: string): SectionHashes {
  return Object.fromEntries(
    sectionsOf(source).map(({id, text}) => [
      id,
      createHash('sha256').update(text).digest('hex').slice(0, 8),
    ]),
  );
}

export function readPageNow(siteDir: string, page: string): PageNow {
  const sections: PageNow['sections'] = {};
  const drafts: Locale[] = [];
  for (const locale of localeCodes) {
    const file = path.join(siteDir, pagesFolder(locale), `${page}.md`);
    if (existsSync(file)) {
      const source = readFileSync(file, 'utf8');
      sections[locale] = hashesOf(source);
      if (/^---\r?\n(?:(?!---).*\r?\n)*translation: draft\r?\n/.test(source)) {
        drafts.push(locale);
      }
    }
  }
  return {page, sections, drafts};
}

/** The names of the pages below a folder that exist in any language. */
export function pageNames(
  siteDir: string,
  version?: VersionName,
  below = '',
): string[] {
  const names = localeCodes
    .map((locale) => path.join(siteDir, pagesFolder(locale, version), below))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.md'))
        .map((name) => name.replaceAll('\\', '/').slice(0, -'.md'.length)),
    );
  return [...new Set(names)].sort();
}

/** The last parsed record: every page needs it. */
let last: {text: string; record: TranslationRecord} | undefined;

/**
 * Reads the record of reviews.
 *
 * @throws Error naming the page and the field that cannot be read
 */
export function readTranslationRecord(siteDir: string): TranslationRecord {
  const file = path.join(siteDir, recordFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  if (last?.text !== text) {
    last = {text, record: readJson(translationRecord, text, recordFile)};
  }
  return last.record;
}

export function readTranslationRows(siteDir: string) {
  const record = readTranslationRecord(siteDir);
  return pageNames(siteDir).map((name) => ({
    page: `/${name.replace(/(^|\/)index$/, '$1')}`,
    file: `${name}.md`,
    state: translationState(readPageNow(siteDir, name), record[name]),
  }));
}

export type TranslationRow = ReturnType<typeof readTranslationRows>[number];
