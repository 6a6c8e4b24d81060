import type {
  Blockquote,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import {gapAfter} from '../../../lib/punctuation';

/** What stands on its own: a paragraph, a list, a table. */
export type Block = Root['children'][number];

/** What stands in a line: a text is plain, with what is meant literally in `backquotes`. */
export type Words = string | PhrasingContent;

/** A line break in it would end the row of a table. */
export const code = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  value: value.replaceAll(/\s*\n\s*/g, ' '),
});

function inlineOf(words: Words): PhrasingContent[] {
  if (typeof words !== 'string') {
    return [words];
  }
  return words
    .split('`')
    .map((value, index): PhrasingContent =>
      index % 2 === 1 ? code(value) : {type: 'text', value},
    )
    .filter((node) => !('value' in node) || node.value !== '');
}

const inline = (words: readonly Words[]) => words.flatMap(inlineOf);

export const strong = (...words: Words[]): PhrasingContent => ({
  type: 'strong',
  children: inline(words),
});

export const link = (url: string, ...words: Words[]): Link => ({
  type: 'link',
  url,
  children: inline(words),
});

export const paragraph = (...words: Words[]): Paragraph => ({
  type: 'paragraph',
  children: inline(words),
});

export const heading = (
  depth: Heading['depth'],
  ...words: Words[]
): Heading => ({
  type: 'heading',
  depth,
  children: inline(words),
});

export const quote = (children: Blockquote['children']): Blockquote => ({
  type: 'blockquote',
  children,
});

/** A list whose items are lines, some with lines of their own below. */
export function list(
  items: readonly (readonly Words[] | ListItem['children'][number][])[],
  {isOrdered = false}: {isOrdered?: boolean} = {},
): List {
  return {
    type: 'list',
    ordered: isOrdered,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: isBlocks(item) ? item : [paragraph(...item)],
    })),
  };
}

function isBlocks(
  item: readonly Words[] | ListItem['children'][number][],
): item is ListItem['children'][number][] {
  const [first] = item;
  return (
    typeof first === 'object' &&
    (first.type === 'paragraph' || first.type === 'list')
  );
}

/** A table with the names of its columns; each cell is a line. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly (readonly Words[])[])[],
): Table {
  const cell = (words: readonly Words[]): TableCell => ({
    type: 'tableCell',
    children: inline(words),
  });
  const row = (cells: readonly (readonly Words[])[]): TableRow => ({
    type: 'tableRow',
    children: cells.map(cell),
  });
  return {
    type: 'table',
    children: [row(columns.map((column) => [column])), ...rows.map(row)],
  };
}

/** The items one after the other with something between them. */
export function joined(
  items: readonly (readonly Words[])[],
  separator: string,
): Words[] {
  return items
    .filter((item) => item.length > 0)
    .flatMap((item, index) => (index === 0 ? [...item] : [separator, ...item]));
}

/** What the page shows in paragraphs, in one line. */
export function inLine(items: readonly (readonly Words[])[]): Words[] {
  return items
    .filter((item) => item.length > 0)
    .flatMap((item, index, all) => {
      const last = item.at(-1);
      const gap = typeof last === 'string' ? gapAfter(last) : ' ';
      return index === all.length - 1 || gap === '' ? item : [...item, gap];
    });
}
