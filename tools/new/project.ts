import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {localeCodes, type Locale} from '../../src/config/locales';
import {pagesFolder} from '../../src/markdown/front-matter/readTranslations';

/** The project's files, as a scaffold asks for them. */
export interface Project {
  read: (file: string) => string;
  /** Names below a folder, with forward slashes; none where there is no such folder. */
  list: (folder: string) => string[];
}

export function projectAt(siteDir: string): Project {
  return {
    read: (file) => readFileSync(path.join(siteDir, file), 'utf8'),
    list: (folder) =>
      existsSync(path.join(siteDir, folder))
        ? readdirSync(path.join(siteDir, folder), {
            recursive: true,
            encoding: 'utf8',
          })
            .map((name) => name.replaceAll('\\', '/'))
            .sort()
        : [],
  };
}

/** Every page that is there in any language, as `guide/index`. */
export function pagesOf({list}: Project): string[] {
  const names = localeCodes
    .flatMap((locale) => list(pagesFolder(locale)))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length));
  return [...new Set(names)].sort();
}

export function pageFile(page: string, locale: Locale): string {
  return `${pagesFolder(locale)}/${page}.md`;
}
