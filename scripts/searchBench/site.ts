import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {locales, type Locale} from '../../src/config/locales';
import {pageOf, type PagePath} from '../../src/lib/address';
import {
  entryFile,
  INDEX_FOLDER,
  type IndexCore,
  type IndexEntry,
  type PageTexts,
} from '../../src/components/search/indexFiles';

export interface SiteSection {
  address: string;
  heading: string;
  text: string;
}

export interface Site {
  locale: Locale;
  pages: ReadonlySet<PagePath>;
  sections: readonly SiteSection[];
  read: (file: string) => unknown;
}

/** Transferred size of a text, in bytes. */
export function transferOf(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/**
 * Reads a language of a built site from its search index, which contains all text of the pages.
 *
 * @throws Error where there is no index
 */
export function readSite(dir: string, locale: Locale, version: string): Site {
  const folder = path.join(dir, locales[locale].base);
  const file = path.join(folder, entryFile(version));
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Run "npm run build" first.`);
  }
  const known = new Map<string, unknown>();
  const read = (name: string): unknown => {
    if (!known.has(name)) {
      const text = readFileSync(path.join(folder, name), 'utf8');
      known.set(name, JSON.parse(text));
    }
    return known.get(name);
  };
  const {core: coreFile} = read(entryFile(version)) as IndexEntry;
  const core = read(INDEX_FOLDER + coreFile) as IndexCore;
  return {
    locale,
    read,
    pages: new Set(core.pages.map(({address}) => pageOf(address))),
    sections: core.pages.flatMap((page) => {
      const texts = read(INDEX_FOLDER + page.text) as PageTexts;
      return page.sections.map(([, , heading], place) => ({
        address: page.address,
        heading,
        text: texts[place] ?? '',
      }));
    }),
  };
}
