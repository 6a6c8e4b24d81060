import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {localeCodes, type Locale} from '../../config/locales';
import {pageOf, type PagePath} from '../../lib/address';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {versionOf, withoutVersion} from '../../lib/version';
import {pagesFolder} from './readTranslations';

/** The file of a page, in the given language or, where it is not translated, in the other one. */
function fileOf(
  siteDir: string,
  page: PagePath,
  locale: Locale,
): string | undefined {
  const name = `${withoutVersion(page).replace(/\/$/, '/index')}.md`;
  const others = localeCodes.filter((code) => code !== locale);
  return [locale, ...others]
    .map((code) => path.join(siteDir, pagesFolder(code, versionOf(page)), name))
    .find((file) => existsSync(file));
}

/** Titles of the pages that an author named as previous and next by their paths; none for a path that is no page. */
export async function neighbourTitles(
  siteDir: string,
  locale: Locale,
  {prev, next}: Pick<PageFrontMatter, 'prev' | 'next'>,
  parse: DefaultParseFrontMatter,
): Promise<Record<PagePath, string>> {
  const pages = [prev, next].flatMap((chosen) =>
    typeof chosen === 'string' ? pageOf(chosen.replace(/[?#].*$/, '')) : [],
  );
  const titles: Record<PagePath, string> = {};
  for (const page of pages) {
    const filePath = fileOf(siteDir, page, locale);
    if (filePath !== undefined) {
      const fileContent = readFileSync(filePath, 'utf8');
      const {frontMatter} = await parse({filePath, fileContent});
      titles[page] = String(frontMatter.title);
    }
  }
  return titles;
}
