import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {localeCodes, locales} from '../../src/config/locales';
import {
  entryFile,
  INDEX_FOLDER,
  type IndexEntry,
} from '../../src/lib/search/indexFiles';
import {filesIn} from '../hosting/filesIn';
import {transferOf} from '../searchBench/site';
import {openBrowser} from './browser';
import {answersOf, sumOf} from './bytes';
import type {GrowthStep} from './figures';
import {copiedText, copiesFor} from './growthCopies';
import type {BenchOptions} from './options';
import {buildCopy, copyProject} from './projectCopy';
import {serve} from './staticServer';
import {pathOf} from './subjects';

const pageFolders = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
] as const;

async function brotli(file: string): Promise<number> {
  return transferOf(await readFile(file));
}

async function brotliOf(files: readonly string[]): Promise<number> {
  let sum = 0;
  for (const file of files) {
    sum += await brotli(file);
  }
  return sum;
}

/** Writes copies of pages beside them, in both languages. */
async function addCopies(project: string, times: number): Promise<number> {
  let pages = 0;
  for (const folder of pageFolders) {
    const root = path.join(project, folder);
    const files = await filesIn(root);
    for (const {from, to, number} of copiesFor(files, times)) {
      const text = await readFile(path.join(root, from), 'utf8');
      await writeFile(path.join(root, to), copiedText(text, number));
    }
    pages += (await filesIn(root)).filter((one) => one.endsWith('.md')).length;
  }
  return pages;
}

/** The files of the search index: all of both languages, and what of them comes with the dialog in English. */
async function searchBytes(build: string) {
  const all = await Promise.all(
    localeCodes.map(async (locale) => {
      const folder = path.join(build, locales[locale].base, INDEX_FOLDER);
      return (await readdir(folder)).map((name) => path.join(folder, name));
    }),
  );
  const entry = path.join(build, entryFile('current'));
  const {core} = JSON.parse(await readFile(entry, 'utf8')) as IndexEntry;
  return {
    searchIndex: await brotliOf(all.flat()),
    searchCore: await brotli(path.join(build, INDEX_FOLDER, core)),
  };
}

/** Scripts and styles that the HTML of a page names. */
async function namedBytes(build: string) {
  const html = await readFile(path.join(build, 'guide/index.html'), 'utf8');
  const named = html.matchAll(/\/(assets\/(?:js|css)\/[\w.~-]+\.(?:js|css))/g);
  const files = [...new Set([...named].map(([, name = '']) => name))];
  const main = files.find((name) => name.startsWith('assets/js/main.'));
  if (main === undefined) {
    throw new Error(
      `${build}/guide/index.html: found no script called main, expected one`,
    );
  }
  return {
    everyPage: await brotliOf(files.map((name) => path.join(build, name))),
    main: await brotli(path.join(build, main)),
  };
}

async function onePage(build: string): Promise<number> {
  const browser = await openBrowser();
  const {origin, stop} = await serve(build);
  const answers = await answersOf(
    browser,
    origin + pathOf('site', 'driver', 'en'),
  );
  await browser.close();
  stop();
  const {html, script, style, data} = sumOf(answers);
  return html + script + style + data;
}

/** Builds the site with several times its pages, and says what each size costs. */
export async function measureGrowth({
  folder,
  growth,
}: Pick<BenchOptions, 'folder' | 'growth'>): Promise<GrowthStep[]> {
  const steps: GrowthStep[] = [];
  for (const times of growth) {
    const project = path.join(folder, `growth-${times}`);
    await mkdir(folder, {recursive: true});
    await copyProject(project);
    const pages = await addCopies(project, times);
    const {seconds, memory} = await buildCopy(project, true);
    const build = path.join(project, 'build');
    const step = {
      times,
      pages,
      buildSeconds: Math.round(seconds * 10) / 10,
      buildMemory: memory,
      ...(await searchBytes(build)),
      ...(await namedBytes(build)),
      onePage: await onePage(build),
    };
    console.log(JSON.stringify(step));
    steps.push(step);
    await rm(project, {recursive: true, force: true});
  }
  return steps;
}
