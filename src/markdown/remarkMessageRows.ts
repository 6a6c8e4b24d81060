import type {Emphasis, Root, TableRow} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {MESSAGE_ROW_ID} from '../components/error-finder/messageRow';
import {textOf} from './blocks/nodes';

/** How authors name the first column of a table that explains messages and symptoms. */
const messageColumns = new Set([
  'End of the message',
  'Message',
  'Message with code 401',
  'Status or message',
  'The browser says',
  'The command says',
  'What the build says',
  'What you see',
  '401 的提示',
  '命令的提示',
  '报错',
  '报错的末尾',
  '提示',
  '构建给出的信息',
  '浏览器的提示',
  '状态或报错',
  '现象',
  '看到的现象',
]);

const LONGEST_ID = 48;

function idOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return MESSAGE_ROW_ID + words.join('-').slice(0, LONGEST_ID);
}

/** An empty element: reader views drop an element whose id has a word such as "share", with its text. */
const anchorOf = (id: string): Emphasis => ({
  type: 'emphasis',
  children: [],
  data: {hName: 'span', hProperties: {id}},
});

/** Gives each row of a table of messages an anchor, so that the error finder can lead to it. */
export const remarkMessageRows: Plugin<[], Root> = () => (tree) => {
  const taken = new Map<string, number>();
  const identify = (row: TableRow) => {
    const [cell] = row.children;
    const id = idOf(cell === undefined ? '' : textOf(cell));
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    cell?.children.unshift(anchorOf(count === 1 ? id : `${id}-${count}`));
  };
  visit(tree, 'table', ({children: [header, ...rows]}) => {
    const [first] = header?.children ?? [];
    if (first !== undefined && messageColumns.has(textOf(first).trim())) {
      rows.forEach(identify);
    }
  });
};
