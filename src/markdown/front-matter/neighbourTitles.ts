import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {pageOf, type PagePath} from '../../lib/address';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {versionOf, withoutVersion} from '../../lib/version';
import {pageFileIn} from './readTranslations';

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
    const name = `${withoutVersion(page)
      .slice(1)
      .replace(/\/$|^$/, '$&index')}.md`;
    const file = pageFileIn(siteDir, locale, name, versionOf(page));
    if (file !== undefined) {
      const filePath = path.join(siteDir, file);
      const fileContent = readFileSync(filePath, 'utf8');
      const {frontMatter} = await parse({filePath, fileContent});
      titles[page] = String(frontMatter.title);
    }
  }
  return titles;
}
