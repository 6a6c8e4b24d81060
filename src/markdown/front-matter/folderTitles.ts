import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import type {PageFolder} from '../../components/page-info/pageInfoItems';

const indexOf = (folder: string) => path.join(folder, 'index.md');

/** The folder around a page or, for the first page of a folder, around that folder. */
function folderAround(filePath: string): string {
  const folder = path.dirname(filePath);
  return path.basename(filePath) === 'index.md' ? path.dirname(folder) : folder;
}

/** The folders that a page is in, the outermost first, without that of the home page. Each has a first page. */
export async function folderTitles(
  filePath: string,
  parse: DefaultParseFrontMatter,
): Promise<PageFolder[]> {
  const folder = folderAround(filePath);
  const parent = path.dirname(folder);
  if (!existsSync(indexOf(folder)) || !existsSync(indexOf(parent))) {
    return [];
  }
  const outer = await folderTitles(indexOf(folder), parse);
  const fileContent = readFileSync(indexOf(folder), 'utf8');
  const {frontMatter} = await parse({filePath: indexOf(folder), fileContent});
  const base = outer.at(-1)?.page ?? '/';
  return [
    ...outer,
    {
      page: `${base}${path.basename(folder)}/`,
      title: String(frontMatter.title),
    },
  ];
}
