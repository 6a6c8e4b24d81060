import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Docs from '@docusaurus/plugin-content-docs/lib/docs.js';
import type * as Versions from '@docusaurus/plugin-content-docs/lib/versions/version.js';
import {localeCodes, rootLocale, type Locale} from '../../config/locales';

const plugin = '@docusaurus/plugin-content-docs/lib';

type ReadDocs = typeof Docs.readVersionDocs;

/** A page's file; its source is its path from the folder of its language, such as `guide/index.md`. */
type DocFile = Awaited<ReturnType<ReadDocs>>[number];

/** The files of two languages: each page in the first one that has it. */
export function preferred(
  own: readonly DocFile[],
  other: readonly DocFile[],
): DocFile[] {
  const sources = new Set(own.map(({source}) => source));
  return [...own, ...other.filter(({source}) => !sources.has(source))];
}

/** The folder that holds a version's pages in the language that is not the root's. */
function translatedFolder(siteDir: string, versionName: string): string {
  const translated = localeCodes.find((code) => code !== rootLocale) ?? '';
  return path.join(
    siteDir,
    ...['i18n', translated, 'docusaurus-plugin-content-docs'],
    versionName === 'current' ? versionName : `version-${versionName}`,
  );
}

/** Reads a version's pages of both languages, those of the one that is built first. */
export function createReadDocs(readDocs: ReadDocs, locale: Locale): ReadDocs {
  return async (version, options) => {
    const {contentPath, contentPathLocalized} = version;
    if (contentPathLocalized === undefined) {
      return readDocs(version, options);
    }
    const readFrom = (folder: string) =>
      readDocs(
        {...version, contentPath: folder, contentPathLocalized: undefined},
        options,
      );
    const root = await readFrom(contentPath);
    const translated = await readFrom(contentPathLocalized);
    return locale === rootLocale
      ? preferred(root, translated)
      : preferred(translated, root);
  };
}

/** The modules of the docs plugin that know where pages are. */
export interface DocsModules {
  docs: Partial<typeof Docs>;
  versions: Partial<typeof Versions>;
}

/**
 * Replaces what reads the pages of a version, and what says where they are.
 *
 * @throws Error where the functions that are replaced are gone
 */
export function replaceReaders(
  {docs, versions}: DocsModules,
  siteDir: string,
  locale: Locale,
): void {
  const {readVersionDocs} = docs;
  const {readVersionsMetadata} = versions;
  if (readVersionDocs === undefined || readVersionsMetadata === undefined) {
    throw new Error(
      'The docs plugin has no readVersionDocs or no readVersionsMetadata any more. Look for what reads the pages in its new version, and adapt src/plugins/docs/eitherLanguage.ts.',
    );
  }
  docs.readVersionDocs = createReadDocs(readVersionDocs, locale);
  versions.readVersionsMetadata = async (...words) => {
    const found = await readVersionsMetadata(...words);
    return found.map((version) => {
      const folder = translatedFolder(siteDir, version.versionName);
      return existsSync(folder)
        ? {...version, contentPathLocalized: folder}
        : version;
    });
  };
}

/**
 * Lets Docusaurus build a page that is in either language in both. It looks for pages in the root language's folder alone, and has no
 * setting for that: since `@docusaurus/plugin-content-docs` 3.10.2, until docs plugins can be given files of their own.
 */
export function readPagesOfEitherLanguage(
  siteDir: string,
  locale: Locale,
): void {
  // The modules as the docs plugin itself has them.
  const load = createRequire(path.join(siteDir, 'package.json'));
  replaceReaders(
    {
      docs: load(`${plugin}/docs.js`) as typeof Docs,
      versions: load(`${plugin}/versions/version.js`) as typeof Versions,
    },
    siteDir,
    locale,
  );
}
