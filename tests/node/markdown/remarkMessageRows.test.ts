import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {remarkMessageRows} from '../../../src/markdown/remarkMessageRows';

function idsIn(markdown: string) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMessageRows);
  const tree = processor.runSync(processor.parse(markdown));
  const ids: unknown[] = [];
  visit(tree, 'emphasis', ({data}) => {
    ids.push(data?.hProperties?.id);
  });
  return ids;
}

const table = (header: string, ...cells: string[]) =>
  [`| ${header} | X |`, '| - | - |', ...cells.map((c) => `| ${c} | x |`)].join(
    '\n',
  );

test('a link can lead to each row that explains a message', () => {
  expect(
    idsIn(table('Message', '`storage not init: …`', '**Nothing** happens')),
  ).toEqual(['message-storage-not-init', 'message-nothing-happens']);
});

test('rows in Chinese have ids of their own words', () => {
  expect(idsIn(table('现象', '文件打不开'))).toEqual(['message-文件打不开']);
});

test('two rows of the same message on a page have different ids', () => {
  const twice = `${table('Message', '`stopped`')}\n\n${table('What you see', '`stopped`')}`;
  expect(idsIn(twice)).toEqual(['message-stopped', 'message-stopped-2']);
});

test('the rows of other tables have no ids', () => {
  expect(idsIn(table('Key', '`order`'))).toEqual([]);
});
