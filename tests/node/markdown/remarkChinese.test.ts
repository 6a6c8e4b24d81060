import type {Root} from 'mdast';
import cjkFriendly from 'remark-cjk-friendly';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {remarkChinese} from '../../../src/markdown/remarkChinese';
import {outline} from './blocks/support';

const english = 'docs/page.md';
const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current/page.md';

async function show(text: string, path: string): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(cjkFriendly)
    .use(remarkChinese);
  const file = new VFile({value: text, path});
  const tree: Root = await processor.run(processor.parse(text), file);
  return outline(tree);
}

test.each([
  [
    '**重要：**请注意，前文**（测试）**后文。',
    "strong('重要：') '请注意，前文' strong('（测试）') '后文。'",
  ],
  ['前一行，\n后一行\n又一行', "'前一行，后一行又一行'"],
  ['前一行，\r\n后一行', "'前一行，后一行'"],
  ['**重要**\n请看\n*这里*', "strong('重要') '请看' emphasis('这里')"],
  ['名为“存储”\n的一页——\n后一行', "'名为“存储”的一页——后一行'"],
  ['前一行\nNAS 上', "'前一行\nNAS 上'"],
  ['`a`\n后一行', "inlineCode '\n后一行'"],
  ['NAS”\nDocker', "'NAS”\nDocker'"],
])('the Chinese text %j is set as %s', async (text, expected) => {
  expect(await show(text, chinese)).toBe(`root(paragraph(${expected}))`);
});

test('Chinese words on an English page say that they are Chinese', async () => {
  expect(await show('The vault (保险箱、相册) of 115 网盘', english)).toBe(
    "root(paragraph('The vault (' span[lang=zh-CN]('保险箱、相册') ') of 115 ' span[lang=zh-CN]('网盘')))",
  );
});

test('Chinese code on an English page says that it is Chinese', async () => {
  const processor = unified().use(remarkParse).use(remarkChinese);
  const file = new VFile({value: '`全部媒体` or `all`', path: english});
  const tree = await processor.run(processor.parse(file), file);
  const found: unknown[] = [];
  visit(tree, 'inlineCode', ({value, data}) => {
    found.push([value, data?.hProperties]);
  });
  expect(found).toEqual([
    ['全部媒体', {lang: 'zh-CN'}],
    ['all', undefined],
  ]);
});
