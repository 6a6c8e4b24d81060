import {defaultTreeAdapter, parse} from 'parse5';
import {MESSAGE_ROW_ID} from '../../components/error-finder/messageRow';
import {attribute, childrenOf, type Element, type Node} from '../htmlTree';

export interface MessageRow {
  messages: readonly string[];
  cause: string;
  anchor: string;
}

/** A shorter code names a part of what is seen, such as a status. */
const MIN_CODE = 8;

/** Longer explanations are cut; the row has all of it. */
const LONGEST_CAUSE = 240;

/** The outermost elements that pass a test. */
function elementsIn(
  node: Node,
  test: (element: Element) => boolean,
): Element[] {
  return childrenOf(node).flatMap((child) => {
    if (!defaultTreeAdapter.isElementNode(child)) {
      return [];
    }
    return test(child) ? [child] : elementsIn(child, test);
  });
}

const isNamed =
  (...names: readonly string[]) =>
  ({tagName}: Element) =>
    names.includes(tagName);

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) {
    return node.value;
  }
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'br') {
    return ' ';
  }
  return childrenOf(node).map(textOf).join('');
}

function lineOf(node: Node | undefined): string {
  return node === undefined
    ? ''
    : textOf(node)
        .replace(/[\u200b\u00ad\ufeff]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
}

/** Whether a code is a message by itself, and no word within a sentence. */
function isMessage(code: string): boolean {
  return code.length >= MIN_CODE || /\p{L}\P{L}+\p{L}/u.test(code);
}

/** What the first cell of a row quotes, and where it says more than that, all of it. */
function messagesIn(cell: Element): string[] {
  const all = lineOf(cell);
  const codes = elementsIn(cell, isNamed('code')).map(lineOf);
  const messages = codes.filter(isMessage);
  const rest = messages.reduce((text, one) => text.replace(one, ''), all);
  const isProse = (rest.match(/[\p{L}\p{N}]/gu) ?? []).length > all.length / 2;
  return messages.length === 0 || isProse ? [...messages, all] : messages;
}

const cellsOf = (row: Element) => elementsIn(row, isNamed('td', 'th'));

const cut = (text: string) =>
  text.length > LONGEST_CAUSE ? `${text.slice(0, LONGEST_CAUSE)}…` : text;

/** The rows of a table of the API reference, whose second column is the message of an answer. */
function readAnswers(table: Element, anchor: string): MessageRow[] {
  const [header, ...rows] = elementsIn(table, isNamed('tr'));
  const names = header === undefined ? [] : cellsOf(header).map(lineOf);
  return names[0] === 'code' && names[1] === 'message'
    ? rows.flatMap((row) => {
        const [, message, cause] = cellsOf(row).map(lineOf);
        return message === undefined || message === ''
          ? []
          : [{messages: [message], cause: cut(cause ?? ''), anchor}];
      })
    : [];
}

function readRows(table: Element): MessageRow[] {
  return elementsIn(table, isNamed('tr')).flatMap((row) => {
    const [first, ...others] = cellsOf(row);
    const [anchor] =
      first === undefined
        ? []
        : elementsIn(first, isNamed('span'))
            .map((span) => attribute(span, 'id'))
            .filter((id) => id?.startsWith(MESSAGE_ROW_ID));
    return first === undefined || anchor === undefined
      ? []
      : [
          {
            messages: messagesIn(first),
            cause: cut(others.map(lineOf).join(' ')),
            anchor,
          },
        ];
  });
}

/** Every row of a built page that explains a message. */
export function readMessages(html: string): MessageRow[] {
  const [main] = elementsIn(parse(html), isNamed('main', 'article'));
  let heading = '';
  const found =
    main === undefined
      ? []
      : elementsIn(main, isNamed('h2', 'h3', 'h4', 'h5', 'table'));
  return found.flatMap((element) => {
    if (element.tagName !== 'table') {
      heading = attribute(element, 'id') ?? '';
      return [];
    }
    return [...readRows(element), ...readAnswers(element, heading)];
  });
}
