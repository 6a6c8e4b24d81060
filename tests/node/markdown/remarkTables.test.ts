import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {remarkTables} from '../../../src/markdown/remarkTables';

function tableData(markdown: string) {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkTables);
  const tree = processor.runSync(processor.parse(markdown));
  const found: unknown[] = [];
  visit(tree, ['table', 'tableCell'], ({data}) => {
    found.push(...(data === undefined ? [] : [data.hProperties]));
  });
  return found;
}

test('a visitor with a narrow screen sees the column of each value of a wide table', () => {
  expect(tableData('| A | `b` c | D |\n| - | - | - |\n| 1 | 2 | 3 |')).toEqual([
    {className: ['wide-table']},
    {'data-label': 'b c'},
    {'data-label': 'D'},
  ]);
});

test('a column without a name, and a row with more cells than names, get none', () => {
  expect(tableData('| A | B | |\n| - | - | - |\n| 1 | 2 | 3 | 4 |')).toEqual([
    {className: ['wide-table']},
    {'data-label': 'B'},
  ]);
});

test('a table of two columns stays a table', () => {
  expect(tableData('| A | B |\n| - | - |\n| 1 | 2 |')).toEqual([]);
});

test('a short command in the text stays whole, a long path breaks after punctuation', () => {
  const processor = unified().use(remarkParse).use(remarkTables);
  const tree = processor.runSync(
    processor.parse('`docker up -d` `/etc/systemd/alist.service`'),
  );
  const shown: unknown[] = [];
  visit(tree, ['inlineCode', 'text'], (node) => {
    shown.push(node.data?.hProperties ?? ('value' in node && node.value));
  });
  expect(shown).toEqual([
    {className: ['whole']},
    ' ',
    ...['/etc/', 'systemd/', 'alist.service'],
  ]);
});

test('long code in a table breaks after punctuation, short code not at all', () => {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkTables);
  const tree = processor.runSync(
    processor.parse('| A | B |\n| - | - |\n| `/api/fs/list/all` | `a.b` |'),
  );
  const shown: unknown[] = [];
  visit(tree, ['inlineCode', 'mdxJsxTextElement', 'text'], (node) => {
    shown.push(
      'name' in node ? node.name : 'value' in node ? node.value : undefined,
    );
  });
  expect(shown).toEqual([
    'A',
    'B',
    ...['code', '/api/', 'wbr', 'fs/', 'wbr', 'list/', 'wbr', 'all'],
    'a.b',
  ]);
});
