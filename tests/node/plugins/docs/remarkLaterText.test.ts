import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkLaterText} from '../../../../src/plugins/docs/remarkLaterText';

/** The kinds of nodes of a page, and of those that come later. */
async function parts(text: string): Promise<{now: string[]; later: string[]}> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkLaterText);
  const tree: Root = await processor.run(processor.parse(text));
  const later = tree.children.find(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'LaterText',
  );
  return {
    now: tree.children.filter((node) => node !== later).map(({type}) => type),
    later:
      later?.type === 'mdxJsxFlowElement'
        ? later.children.map(({type}) => type)
        : [],
  };
}

const paragraphs = (count: number) =>
  Array.from({length: count}, (_, index) => `Text ${index}.`).join('\n\n');

test('a short page comes at once', async () => {
  const {now, later} = await parts(paragraphs(8));
  expect(now).toHaveLength(8);
  expect(later).toEqual([]);
});

test('of a long page, what is below the first blocks comes later, in its order', async () => {
  const {now, later} = await parts(
    `${paragraphs(8)}\n\n## More\n\n- one\n\nEnd.`,
  );
  expect(now).toEqual(Array.from({length: 8}, () => 'paragraph'));
  expect(later).toEqual(['heading', 'list', 'paragraph']);
});

test('imports and the targets of links stay with the page', async () => {
  const {now, later} = await parts(
    `${paragraphs(9)}\n\nimport a from './a'\n\n[name]: https://example.org`,
  );
  expect(now).toContain('mdxjsEsm');
  expect(now).toContain('definition');
  expect(later).toEqual(['paragraph']);
});
