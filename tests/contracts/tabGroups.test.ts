import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Locale} from '../../src/config/locales';
import {createRemarkBlocks} from '../../src/markdown/blocks/remarkBlocks';
import {pageFolders, projectRoot, readPages} from '../support/pages';

/** Tabs that change together, in the order of a page. */
interface TabGroup {
  group: string;
  values: string[];
}

function valueOf({attributes}: MdxJsxFlowElement, name: string): string {
  const value = attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === name,
  )?.value;
  return typeof value === 'string' ? value : (value?.value ?? '');
}

async function groupsOf(text: string, file: string): Promise<TabGroup[]> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(createRemarkBlocks(projectRoot))
    .use(remarkDirective);
  const source = new VFile({value: text, path: `${projectRoot}/${file}`});
  const tree: Root = await processor.run(processor.parse(source), source);
  const groups: TabGroup[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    const group = valueOf(element, 'group');
    if (element.name === 'Tabs' && group !== '') {
      const tabs = JSON.parse(valueOf(element, 'tabs')) as {value: string}[];
      groups.push({group, values: tabs.map(({value}) => value)});
    }
  });
  return groups;
}

/** The groups of each page that has some. */
async function groupsIn(locale: Locale): Promise<Map<string, TabGroup[]>> {
  const pages = readPages(locale).filter(({text}) => text.includes('{group='));
  const found = pages.map(async ({path, text}) => {
    const groups = await groupsOf(text, `${pageFolders[locale]}/${path}`);
    return [path, groups] as const;
  });
  return new Map(await Promise.all(found));
}

test('a reader who changes the language finds the same tabs to remember', async () => {
  const [english, chinese] = [await groupsIn('en'), await groupsIn('zh')];
  expect(english.size).toBeGreaterThan(10);
  expect(chinese).toEqual(english);
});
