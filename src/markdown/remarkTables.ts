import type {InlineCode, Root, Table, TableCell} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {breakPlaces} from '../lib/breakPlaces';

/** Two columns fit a phone as they are. */
const MANY_COLUMNS = 3;

export function cellText(cell: TableCell): string {
  const parts: string[] = [];
  visit(cell, ['text', 'inlineCode'], (node) => {
    parts.push('value' in node ? node.value : '');
  });
  return parts.join('');
}

/** Shorter code stays in one line. */
const LONG_CODE = 12;

/** Lets long code break after punctuation, so that a column need not be as wide. */
function addBreakPlaces(code: InlineCode): void {
  const parts = breakPlaces(code.value);
  if (code.value.length < LONG_CODE || parts.length === 1) {
    return;
  }
  code.data = {
    ...code.data,
    hChildren: parts.flatMap((value, index) => [
      ...(index === 0
        ? []
        : [
            {
              type: 'element' as const,
              tagName: 'wbr',
              properties: {},
              children: [],
            },
          ]),
      {type: 'text' as const, value},
    ]),
  };
}

/**
 * Adds the name of its column to each cell of a wide table, so that a narrow screen can show a row as a block (`src/css/tables.css`). The
 * first column, which says what a row is about, needs none. Long code in any table gets places to break.
 */
export const remarkTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table: Table) => {
    visit(table, 'inlineCode', addBreakPlaces);
    const [header, ...rows] = table.children;
    if (header === undefined || header.children.length < MANY_COLUMNS) {
      return;
    }
    const names = header.children.map(cellText);
    table.data = {hProperties: {className: ['wide-table']}};
    for (const cells of rows) {
      for (const [index, cell] of cells.children.entries()) {
        const name = names[index];
        if (index > 0 && name !== undefined && name !== '') {
          cell.data = {hProperties: {'data-label': name}};
        }
      }
    }
  });
};
