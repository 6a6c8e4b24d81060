import type {Root, TableCell} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Two columns fit a phone as they are. */
const MANY_COLUMNS = 3;

export function cellText(cell: TableCell): string {
  const parts: string[] = [];
  visit(cell, ['text', 'inlineCode'], (node) => {
    parts.push('value' in node ? node.value : '');
  });
  return parts.join('');
}

/**
 * Adds the name of its column to each cell of a wide table, so that a narrow screen can show a row as a block (`src/css/tables.css`). The
 * first column, which says what a row is about, needs none.
 */
export const remarkTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table) => {
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
