import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkTextParts} from '../../../../src/plugins/docs/remarkTextParts';

const nameOf = (node: RootContent) =>
  node.type === 'mdxJsxFlowElement' ? node.name : undefined;

/** The kinds of blocks in each part among some nodes. */
const partsOf = (nodes: readonly RootContent[]): string[][] =>
  nodes
    .filter((node) => nameOf(node) === 'TextPart')
    .map((node) =>
      'children' in node ? node.children.map(({type}) => type) : [],
    );

/** What Docusaurus leaves of the head of a file. */
const frontMatter = () => (tree: Root) => {
  tree.children.unshift({type: 'yaml', value: 'title: A page'});
};

/** What of a page comes at once, in parts, what later, and what is outside of all parts. */
async function divided(text: string) {
  const processor = unified()
    .use(remarkParse)
    .use(frontMatter)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(remarkTextParts);
  const tree: Root = await processor.run(processor.parse(text));
  const later = tree.children.find((node) => nameOf(node) === 'LaterText');
  return {
    now: partsOf(tree.children),
    later: later?.type === 'mdxJsxFlowElement' ? partsOf(later.children) : [],
    outside: tree.children
      .filter((node) => nameOf(node) === undefined)
      .map(({type}) => type),
  };
}

const paragraphs = (count: number) =>
  Array.from({length: count}, (_, index) => `Text ${index}.`).join('\n\n');

const blocks = (count: number) =>
  Array.from({length: count}, () => 'paragraph');

test('a short page comes at once, in parts of a few blocks', async () => {
  const {now, later} = await divided(paragraphs(7));
  expect(now).toEqual([blocks(5), blocks(2)]);
  expect(later).toEqual([]);
});

test('of a long page, what is below the first blocks comes later, in its order', async () => {
  const {now, later} = await divided(
    `${paragraphs(10)}\n\n## More\n\n- one\n\nAgain.\n\nAnd again.\n\n***\n\nThe end.`,
  );
  expect(now).toEqual([blocks(5), blocks(5)]);
  expect(later).toEqual([
    ['heading', 'list', 'paragraph', 'paragraph', 'thematicBreak'],
    ['paragraph'],
  ]);
});

const listOf = (count: number, mark = '-') =>
  `${mark} one thing\n`.repeat(count);

test('long lists, code, tables and components count for as much as they take', async () => {
  const {now, later} = await divided(
    [
      'First.',
      listOf(4),
      listOf(4, '*'),
      '```\ncode\n```',
      '| a |\n| - |',
      '<Table />',
    ].join('\n\n'),
  );
  expect(now).toEqual([['paragraph', 'list'], ['list']]);
  expect(later).toEqual([['code', 'table'], ['mdxJsxFlowElement']]);
});

test('a part contains something, however long that is', async () => {
  const {now, later} = await divided(`${listOf(20)}\n\nAnd more.`);
  expect(now).toEqual([['list']]);
  expect(later).toEqual([['paragraph']]);
});

test('front matter, imports and the targets of links stay with the page', async () => {
  const {later, outside} = await divided(
    `${paragraphs(11)}\n\nimport a from './a'\n\n[name]: https://example.org`,
  );
  expect(outside).toEqual(['yaml', 'mdxjsEsm', 'definition']);
  expect(later).toEqual([['paragraph']]);
});
