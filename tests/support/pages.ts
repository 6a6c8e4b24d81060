import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dangerRecords} from '../../src/data/dangers/schema';

/** Root of the project. */
export const projectRoot = path.resolve(__dirname, '../..');

/** The text of a file of the project. */
export const read = (file: string): string =>
  readFileSync(path.join(projectRoot, file), 'utf8');

/** The files below a folder of the project whose names end so, by their paths from its root. */
export const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(projectRoot, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => ending.test(name))
    .sort();

/** Where the pages of each language are. */
export const pageFolders = {
  en: 'docs',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current',
} as const;

/** A page's source. `path` is the same in both languages, such as `guide/index.md`. */
export interface PageSource {
  path: string;
  text: string;
}

/** Every page's source in one language, as its author wrote it. */
export function readSources(locale: keyof typeof pageFolders): PageSource[] {
  const folder = pageFolders[locale];
  return filesBelow(folder, /\.md$/).map((file) => ({
    path: file.slice(folder.length + 1),
    text: read(file),
  }));
}

/** The path of a page by that of its source, such as `/guide/` for `guide/index.md`. */
export const pagePath = (file: string): string =>
  `/${file}`.replace(/\.md$/, '').replace(/\/index$/, '/');

/** The dangers by id; of their records, a test of pages reads no more than the text. */
function readDangers(locale: keyof typeof pageFolders): Map<string, string> {
  const text = read('src/data/dangers/records.json');
  const records = dangerRecords.parse(JSON.parse(text));
  return new Map(
    records.map(({id, level, title, text}) => [
      id,
      `:::${level}[${title[locale]}]\n\n${text[locale]}\n\n:::`,
    ]),
  );
}

/** Every page's source in one language, with the dangers that it shows in their places. */
export function readPages(locale: keyof typeof pageFolders): PageSource[] {
  const dangers = readDangers(locale);
  return readSources(locale).map(({path: name, text}) => ({
    path: name,
    text: text.replace(
      /^<Danger id="(.+)" \/>$/gm,
      (block, id: string) => dangers.get(id) ?? block,
    ),
  }));
}

/** The text without front matter and fenced code. */
export function withoutCode(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^( *)(```+)[^\n]*\n[\s\S]*?^\1\2 *$/gm, '');
}

/** An image as Markdown writes it: its description and its address. */
export const imagePattern = /!\[([^\]]*)\]\(([^)\s]+)\)/g;

/** What a reader reads as sentences: no code, no addresses, no tags, no heading ids. */
export function prose(text: string): string {
  return withoutCode(text)
    .replace(/`[^`\n]*`/g, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/<[^>]*>/g, '');
}

/** Ids of a page's headings in their order, with their level. */
export function headingIds(text: string): string[] {
  const headings = withoutCode(text).matchAll(
    /^(#{2,6}) .*?(?:\{\/\* #([\w-]+) \*\/\})?$/gm,
  );
  return [...headings].map(
    ([, level = '', id = '(no id)']) => `${level} ${id}`,
  );
}
