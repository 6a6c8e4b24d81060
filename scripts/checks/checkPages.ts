/**
 * Compiles the Markdown of every page as far as the project's own steps go, and lists each mistake with file and line, as the preview shows
 * it: `npm run check -- pages`. Of named pages, it compiles these and those that link to one of their names.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import {localeCodes, type Locale} from '../../src/config/locales';
import {frontMatterYaml} from '../../src/lib/readText';
import {createParseFrontMatter} from '../../src/markdown/front-matter/parseFrontMatter';
import {pagesFolder} from '../../src/markdown/front-matter/readTranslations';
import {docsOptions} from '../../src/plugins/docs/options';
import {filesIn} from '../hosting/filesIn';
import {run} from '../run';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?=\r?\n|$)/;

function compilerOf(siteDir: string, locale: Locale) {
  const {beforeDefaultRemarkPlugins = []} = docsOptions(siteDir, false, locale);
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(beforeDefaultRemarkPlugins as PluggableList);
  const parseFrontMatter = createParseFrontMatter(locale, siteDir);
  return async (name: string) => {
    const filePath = path.join(siteDir, name);
    const fileContent = readFileSync(filePath, 'utf8');
    await parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: () =>
        Promise.resolve({
          frontMatter: parse(
            frontMatter.exec(fileContent)?.[1] ?? '',
            frontMatterYaml,
          ) as Record<string, unknown>,
          content: fileContent,
        }),
    });
    // The lines stay where they are.
    const value = fileContent.replace(frontMatter, (lines) =>
      lines.replace(/.+/g, ''),
    );
    const page = new VFile({value, path: filePath});
    await processor.run(processor.parse(page), page);
  };
}

/** Whether a change of the named files can break a page: they are all files, it is one of them, or it names one. */
function isConcerned(file: string, named: readonly string[]): boolean {
  return (
    named.length === 0 ||
    named.includes(file) ||
    named.some((name) =>
      readFileSync(file, 'utf8').includes(`/${path.basename(name)}`),
    )
  );
}

async function main(named: readonly string[]): Promise<void> {
  const siteDir = process.cwd();
  const mistakes: string[] = [];
  let count = 0;
  for (const locale of localeCodes) {
    const compile = compilerOf(siteDir, locale);
    const files = filesIn(pagesFolder(locale), /\.md$/).filter((file) =>
      isConcerned(file, named),
    );
    for (const file of files) {
      count += 1;
      await compile(file).catch((error: unknown) => {
        mistakes.push(String(error));
      });
    }
  }
  console.log([...mistakes, `${count} pages.`].join('\n'));
  process.exitCode = mistakes.length === 0 && count + named.length > 0 ? 0 : 1;
}

run(main);
