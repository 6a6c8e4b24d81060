import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  ARCHIVE_FOLDER,
  archiveName,
  archiveMessages,
} from '../../src/config/offlineArchive';
import {localeCodes, locales, type Locale} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {
  ASSISTANT_BUNDLE_NAME,
  ASSISTANT_FACTS_FILE,
  ASSISTANT_PROGRAM_FILE,
} from '../../src/lib/assistantFacts';
import {messagesFile} from '../../src/components/error-finder/pageMessages';
import {markdownAddress} from '../../src/components/page/markdownAddress';
import {fileOfAsset, fileOfPage, type ArchiveContents} from './addresses';
import {indexScript, scriptName} from './indexScript';
import {
  entryFile,
  INDEX_FOLDER,
  type IndexCore,
  type IndexEntry,
} from '../../src/components/search/indexFiles';
import {builtFile, readContents} from './contents';
import {archivePage} from './page';
import {archiveParts} from './parts';
import {archiveStyles} from './styles';
import {zip} from './zip';

type Files = Map<string, Uint8Array>;

const encode = (text: string) => new TextEncoder().encode(text);

/** Adds the pages of the archive; returns the paths on the site of the files that they show. */
async function addPages(
  files: Files,
  dir: string,
  contents: ArchiveContents,
): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const page of contents.pages) {
    const address = addressOf(page, contents.locale);
    const html = await readFile(builtFile(dir, address), 'utf8');
    const made = archivePage(
      html,
      page,
      contents,
      archiveMessages[contents.locale],
    );
    files.set(fileOfPage(page), encode(made.html));
    made.shown.forEach((pathname) => shown.add(pathname));
  }
  return shown;
}

async function addShown(
  files: Files,
  dir: string,
  contents: ArchiveContents,
  shown: Iterable<string>,
): Promise<void> {
  for (const pathname of shown) {
    const name = fileOfAsset(pathname, contents.locale);
    const content = await readFile(path.join(dir, decodeURI(pathname)));
    const known = files.get(name);
    if (known === undefined && name.endsWith('.css')) {
      const sheet = archiveStyles(content.toString('utf8'), pathname, contents);
      files.set(name, encode(sheet.css));
      await addShown(files, dir, contents, sheet.shown);
    } else if (known === undefined) {
      files.set(name, content);
    } else if (!name.endsWith('.css') && !content.equals(known)) {
      throw new Error(
        `The site has two files that would be ${name} in the archive, and they differ: ${pathname} is one.`,
      );
    }
  }
}

/**
 * Adds the search index of the pages, each file as a script.
 *
 * @returns the files as they are on the site, by their paths below the folder of the language
 */
async function addIndex(
  files: Files,
  dir: string,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const base = path.join(dir, locales[locale].base);
  const read = new Map<string, string>();
  const add = async (file: string): Promise<unknown> => {
    const json = await readFile(path.join(base, file), 'utf8');
    files.set(scriptName(file), encode(indexScript(file, json)));
    read.set(file, json);
    return JSON.parse(json);
  };
  const entry = (await add(entryFile('current'))) as IndexEntry;
  const core = (await add(INDEX_FOLDER + entry.core)) as IndexCore;
  const names = [
    ...core.pages.map(({text}) => text),
    ...core.pieces.map(([, file]) => file),
  ];
  for (const name of names) {
    await add(INDEX_FOLDER + name);
  }
  return read;
}

/** Adds the MCP server of the site, with what it reads in one file. */
async function addAssistant(
  files: Files,
  dir: string,
  {locale, pages}: ArchiveContents,
  index: ReadonlyMap<string, string>,
): Promise<void> {
  const read = async (file: string) => readFile(path.join(dir, file), 'utf8');
  const base = locales[locale].base.slice(1);
  const bundle: Record<string, string> = Object.fromEntries(
    Array.from(index, ([file, text]) => [base + file, text]),
  );
  const named = [
    base + messagesFile('current'),
    ASSISTANT_FACTS_FILE,
    ...[...pages].map((page) =>
      markdownAddress(addressOf(page, locale)).slice(1),
    ),
  ];
  for (const file of named) {
    bundle[file] = await read(file);
  }
  files.set(ASSISTANT_PROGRAM_FILE, encode(await read(ASSISTANT_PROGRAM_FILE)));
  files.set(
    path.posix.join(
      path.posix.dirname(ASSISTANT_PROGRAM_FILE),
      ASSISTANT_BUNDLE_NAME,
    ),
    encode(JSON.stringify(bundle)),
  );
}

/** Some file systems ignore case. */
function refuseDoubles(files: Files): void {
  const known = new Map<string, string>();
  for (const name of files.keys()) {
    const other = known.get(name.toLowerCase());
    if (other !== undefined) {
      throw new Error(
        `The archive would contain ${other} and ${name}, which are one file on many disks. Rename one of the pages.`,
      );
    }
    known.set(name.toLowerCase(), name);
  }
}

export async function archiveFiles(
  dir: string,
  locale: Locale,
  parts: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = await readContents(dir, locale);
  const files: Files = new Map(parts);
  await addShown(files, dir, contents, await addPages(files, dir, contents));
  const index = await addIndex(files, dir, locale);
  refuseDoubles(files);
  await addAssistant(files, dir, contents, index);
  return files;
}

interface Made {
  /** Name of the archive from the root of the site. */
  file: string;
  bytes: number;
  pages: number;
}

/** Writes an archive of each language into a built site, and a checksum beside it in the format of `sha256sum --check`. */
export async function makeArchives(dir: string): Promise<Made[]> {
  const parts = await archiveParts();
  const made: Made[] = [];
  for (const locale of localeCodes) {
    const files = await archiveFiles(dir, locale, parts);
    const name = archiveName(locale);
    const archive = zip(name.replace(/\.zip$/, ''), files);
    const digest = createHash('sha256').update(archive).digest('hex');
    const folder = path.join(dir, locales[locale].base, ARCHIVE_FOLDER);
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, name), archive);
    await writeFile(
      path.join(folder, `${name}.sha256`),
      `${digest}  ${name}\n`,
    );
    const pages = [...files.keys()].filter((file) => file.endsWith('.html'));
    made.push({
      file: path.relative(dir, path.join(folder, name)),
      bytes: archive.byteLength,
      pages: pages.length,
    });
  }
  return made;
}
