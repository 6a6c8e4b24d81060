import type {InlineCode, Paragraph, Root, Table} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {breakPlaces} from '../lib/breakPlaces';
import {textOf} from './blocks/nodes';
import {htmlElement} from './mdxNodes';

/** In the text such code fits a phone's line, and stays whole. */
const WHOLE_CODE = 22;

/** Two columns fit a phone as they are. */
const MANY_COLUMNS = 3;

/** Shorter code stays in one line. */
const LONG_CODE = 12;

/**
 * Code that breaks after punctuation, so that a column need not be as wide. An element of its own, because the theme's component
 * takes code with anything but text in it for a block.
 */
function breakable(
  {value}: InlineCode,
  shortest: number,
): MdxJsxTextElement | undefined {
  const parts = breakPlaces(value);
  return value.length < shortest || parts.length === 1
    ? undefined
    : htmlElement(
        'code',
        {},
        parts.flatMap((part, index) => [
          ...(index === 0 ? [] : [htmlElement('wbr', {})]),
          {type: 'text' as const, value: part},
        ]),
      );
}

function breakCode(within: Paragraph | Table, shortest: number): void {
  visit(within, 'inlineCode', (code, index, parent) => {
    const replacement = breakable(code, shortest);
    if (replacement !== undefined && index !== undefined) {
      parent?.children.splice(index, 1, replacement);
    } else if (code.value.length < shortest) {
      code.data = {hProperties: {className: ['whole']}};
    }
    return SKIP;
  });
}

/**
 * Adds the name of its column to each cell of a wide table, so that a narrow screen can show a row as a block (`src/css/tables.css`). The
 * first column, which says what a row is about, needs none. Long code gets places to break, and short code in the text stays whole.
 */
export const remarkTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table: Table) => {
    breakCode(table, LONG_CODE);
    const [header, ...rows] = table.children;
    if (header === undefined || header.children.length < MANY_COLUMNS) {
      return;
    }
    const names = header.children.map(textOf);
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
  visit(tree, 'paragraph', (paragraph: Paragraph) => {
    breakCode(paragraph, WHOLE_CODE + 1);
  });
};
