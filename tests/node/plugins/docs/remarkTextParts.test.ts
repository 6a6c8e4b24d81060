import type {Root, RootContent} from 'mdast';
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

/** What of a page comes at once, in parts, what later, and what is outside of all parts. */
async function divided(text: string) {
  const processor = unified()
    .use(remarkParse)
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

const four = Array.from({length: 4}, () => 'paragraph');

test('a short page comes at once, in parts of a few blocks', async () => {
  const {now, later} = await divided(paragraphs(7));
  expect(now).toEqual([four, four.slice(1)]);
  expect(later).toEqual([]);
});

test('of a long page, what is below the first blocks comes later, in its order', async () => {
  const {now, later} = await divided(
    `${paragraphs(8)}\n\n## More\n\n- one\n\nAgain.\n\nAnd again.\n\n***`,
  );
  expect(now).toEqual([four, four]);
  expect(later).toEqual([
    ['heading', 'list', 'paragraph', 'paragraph'],
    ['thematicBreak'],
  ]);
});

test('imports and the targets of links stay with the page', async () => {
  const {later, outside} = await divided(
    `${paragraphs(9)}\n\nimport a from './a'\n\n[name]: https://example.org`,
  );
  expect(outside).toEqual(['mdxjsEsm', 'definition']);
  expect(later).toEqual([['paragraph']]);
});
