import {buildIndex} from '../../src/components/search/engine/buildIndex';
import type {FetchFile} from '../../src/components/search/engine/engine';
import {
  entryFile,
  INDEX_FOLDER,
  INDEX_FORMAT,
} from '../../src/components/search/indexFiles';
import type {
  PageText,
  SectionText,
} from '../../src/components/search/engine/pageText';

/** A section: heading, text, and first cells of its tables. The first one of a page has no heading. */
type Section = readonly [heading: string, text: string, ...keys: string[]];

export function pageOfSections(
  address: string,
  title: string,
  sections: readonly Section[],
  more: Partial<PageText> = {},
): PageText {
  return {
    address,
    title,
    group: 'Add storage',
    description: '',
    names: [],
    links: [],
    foreign: {},
    ...more,
    sections: sections.map(([heading, text, ...keys], i): SectionText => ({
      id: heading.toLowerCase().replace(/\W+/g, '-'),
      level: i === 0 ? 1 : 2,
      heading,
      keys,
      text: [...keys, text].join('\n'),
    })),
  };
}

/** The files of an index as a site would have them, by their names. */
export function filesOf(
  pages: readonly PageText[],
  version = 'current',
  synonyms: readonly (readonly string[])[] = [],
): Map<string, unknown> {
  const {core, pieces, texts} = buildIndex(pages, synonyms);
  const files = new Map<string, unknown>();
  const add = (name: string, content: unknown) => {
    files.set(INDEX_FOLDER + name, content);
    return name;
  };
  add('core.json', {
    ...core,
    pages: core.pages.map((page, i) => ({
      ...page,
      text: add(`text${i}.json`, texts[i]),
    })),
    pieces: pieces.map(({firstTerm, piece}, i) => [
      firstTerm,
      add(`piece${i}.json`, piece),
    ]),
  });
  files.set(entryFile(version), {format: INDEX_FORMAT, core: 'core.json'});
  return files;
}

/** Fetches from such files, and fails for one that is not there. */
export function fetchFrom(files: ReadonlyMap<string, unknown>): FetchFile {
  return async (file) =>
    files.has(file)
      ? Promise.resolve(files.get(file))
      : Promise.reject(new Error(`There is no ${file}.`));
}
