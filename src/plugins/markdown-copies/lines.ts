import type {Element, ElementContent} from 'hast';
import {gapAfter} from '../../lib/punctuation';
import {element, isElement, text} from './elements';

/** Elements that stand in a line; every other one is a block of its own. */
const INLINE =
  'a abbr b bdi br cite code del em i img ins kbd mark q s small span strong sub sup time u var'.split(
    ' ',
  );

const isInline = (node: ElementContent | undefined) =>
  !isElement(node) || INLINE.includes(node.tagName);

const isWord = (node: ElementContent | undefined) =>
  isElement(node) && node.tagName !== 'br' && isInline(node);

const isBlank = (node: ElementContent) =>
  node.type === 'text' && node.value.trim() === '';

/** The nodes in groups, each of which begins with one that the test finds. */
export function groupsOf(
  nodes: readonly ElementContent[],
  isFirst: (node: ElementContent, before: ElementContent) => boolean,
): ElementContent[][] {
  const groups: ElementContent[][] = [];
  for (const node of nodes) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group === undefined || before === undefined || isFirst(node, before)) {
      groups.push([node]);
    } else {
      group.push(node);
    }
  }
  return groups;
}

function textOf(node: ElementContent | undefined): string {
  switch (node?.type) {
    case 'text':
      return node.value;
    case 'element':
      return node.children.map(textOf).join('');
    default:
      return '';
  }
}

/** Styles keep such elements apart, and nothing else does: a label and its key. */
export function spaced(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    return isWord(node) && isWord(before)
      ? [text(gapAfter(textOf(before))), node]
      : [node];
  });
}

/** Runs of what stands in a line, each a paragraph, between the blocks. */
export function paragraphsOf(nodes: readonly ElementContent[]): Element[] {
  return groupsOf(
    nodes,
    (node, before) => !isInline(node) || !isInline(before),
  ).flatMap((group) => {
    const [first] = group;
    if (isElement(first) && !isInline(first)) {
      return [first];
    }
    return group.every(isBlank) ? [] : [element('p', ...group)];
  });
}

/** Code without a line break in it, which would end the row of a table. */
function codeLines(node: ElementContent): ElementContent[] {
  // A long line is several texts, with places to break between them.
  const value = isElement(node, 'code')
    ? node.children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join('')
    : '';
  if (!value.includes('\n')) {
    return [node];
  }
  return value
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [element('br')]),
      element('code', text(line)),
    ]);
}

/** What a cell holds, in one line: its blocks with a line break between them. */
export function linesOf(nodes: readonly ElementContent[]): ElementContent[] {
  return paragraphsOf(nodes)
    .map(({tagName, children}) =>
      tagName === 'p' ? children.flatMap(codeLines) : linesOf(children),
    )
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [element('br'), ...line]));
}
