import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import pageNameRecords from '../../data/synonyms/pages.json';
import {pageOf} from '../../lib/address';
import {
  buildIndex,
  type BuiltIndex,
} from '../../components/search/engine/buildIndex';
import {
  entryFile,
  INDEX_FOLDER,
  INDEX_FORMAT,
  type IndexCore,
  type IndexEntry,
} from '../../components/search/indexFiles';
import {termSynonyms} from '../../components/search/engine/termSynonyms';
import {withoutVersion} from '../../lib/version';
import type {PageText} from '../../components/search/engine/pageText';
import {readFacts} from '../../markdown/facts/readFacts';
import {readBuiltPage, writeBuilt} from '../builtPage';
import {headingsOf} from './foreignHeadings';
import {pageNames, sectionNames} from './pageNames';
import {readPage} from './readPage';
import {traditionalPairs} from './traditionalPairs';
import type {Document, Version} from './versions';

export interface IndexesJob {
  siteDir: string;
  outDir: string;
  versions: readonly Version[];
}

const folderOf = (address: string) => address.replace(/[^/]*$/, '');

type WithTrail = PageText & {trail: readonly string[]};

/** The group that all pages below a folder's index page are in, if there is one. */
function commonGroup(
  folder: string,
  pages: readonly WithTrail[],
): string | undefined {
  const groups = new Set(
    pages
      .filter(({address}) => address !== folder && folderOf(address) === folder)
      .map(({trail}) => trail.at(-1)),
  );
  return groups.size === 1 ? [...groups][0] : undefined;
}

/** What each page belongs to: by its breadcrumb; an index page without one belongs to the group of its pages. */
function withGroups(
  pages: readonly WithTrail[],
  documents: readonly Document[],
): PageText[] {
  return pages.map(({trail, ...page}) => {
    const folder = folderOf(page.address);
    return {
      ...page,
      group:
        trail.at(-1) ??
        (page.address === folder ? commonGroup(folder, pages) : undefined) ??
        folderTitle(page.address, documents),
    };
  });
}

/** The title of the page that leads to the others of a page's folder. */
function folderTitle(
  permalink: string,
  documents: readonly Document[],
): string {
  const folder = folderOf(permalink);
  const index = documents.find((document) => document.permalink === folder);
  return index?.title ?? '';
}

async function readForeign(
  files: readonly string[],
): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const file of files.filter((name) => existsSync(name))) {
    const headings = headingsOf(await readFile(file, 'utf8'));
    for (const [id, heading] of Object.entries(headings)) {
      all[id] = `${all[id] ?? ''} ${heading}`.trim();
    }
  }
  return all;
}

/** Writes a file that is named by what is in it. */
async function writeHashed(outDir: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
  await writeBuilt(outDir, INDEX_FOLDER + name, text);
  return name;
}

async function writeIndex(
  outDir: string,
  version: string,
  {core, pieces, texts}: BuiltIndex,
): Promise<void> {
  const files = {
    ...core,
    traditional: traditionalPairs(JSON.stringify([core, texts])),
    pages: await Promise.all(
      core.pages.map(async (page, index) => ({
        ...page,
        text: await writeHashed(outDir, texts[index]),
      })),
    ),
    pieces: await Promise.all(
      pieces.map(
        async ({firstTerm, piece}) =>
          [firstTerm, await writeHashed(outDir, piece)] as const,
      ),
    ),
  } satisfies IndexCore;
  const entry: IndexEntry = {
    format: INDEX_FORMAT,
    core: await writeHashed(outDir, files),
  };
  await writeBuilt(outDir, entryFile(version), JSON.stringify(entry));
}

/** The texts of built pages, with the names that their readers use. */
export async function readPages(
  siteDir: string,
  outDir: string,
  {name, documents}: Version,
): Promise<PageText[]> {
  const version = name === 'current' ? undefined : name;
  const {drivers} = readFacts(siteDir, version);
  const pages = await Promise.all(
    documents.map(async (document) => {
      const {permalink, title, description, foreignFiles} = document;
      const {trail, sections, links} = readPage(
        await readBuiltPage(outDir, permalink),
      );
      const foreign = await readForeign(foreignFiles);
      const page = withoutVersion(pageOf(permalink));
      return {
        address: permalink,
        title,
        group: '',
        trail,
        description,
        names: [
          ...pageNames(page, drivers, pageNameRecords),
          foreign[''] ?? '',
        ].filter((text) => text !== '' && text !== title),
        sections: sections.map((section) => ({
          ...section,
          names: sectionNames(page, section.id, pageNameRecords),
        })),
        links,
        foreign,
      };
    }),
  );
  return withGroups(pages, documents);
}

export default async function writeIndexes({
  siteDir,
  outDir,
  versions,
}: IndexesJob): Promise<void> {
  for (const version of versions) {
    const pages = await readPages(siteDir, outDir, version);
    const {glossary} = readFacts(
      siteDir,
      version.name === 'current' ? undefined : version.name,
    );
    const built = buildIndex(pages, termSynonyms(glossary));
    await writeIndex(outDir, version.name, built);
  }
}
