import {defaultTreeAdapter, parse} from 'parse5';
import {
  CODE_LINE,
  type SectionText,
} from '../../components/search/engine/pageText';
import {
  attribute,
  childrenOf,
  elementsIn,
  hasClass,
  type Element,
  type Node,
} from '../htmlTree';

/** Elements that hold nothing to read, or nothing of the page's own. */
const SILENT = new Set(
  'script style svg button nav template noscript iframe select input'.split(
    ' ',
  ),
);

/** Elements that stand in a line; every other one is a block of its own. */
const INLINE = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements whose texts stand apart in a cell though nothing separates them: a label and its key. */
const CELLS = new Set(['td', 'th', 'dt', 'dd']);

/** What ids begin with that no author wrote, as React's `useId` makes them. */
const MADE_UP_ID = '_';

export interface PageContent {
  /** The group it stands in, outermost first, as its breadcrumb says. */
  trail: readonly string[];
  sections: readonly SectionText[];
  /** Addresses on this site that its text links to. */
  links: readonly string[];
}

function isSilent(element: Element): boolean {
  return (
    SILENT.has(element.tagName) ||
    attribute(element, 'data-search') === 'off' ||
    attribute(element, 'aria-hidden') === 'true' ||
    hasClass(element, 'hash-link')
  );
}

/** The text of a node: a line for each block, words of one cell apart. */
function textOf(node: Node, isCell = false): string {
  if (defaultTreeAdapter.isTextNode(node)) {
    return node.value;
  }
  if (defaultTreeAdapter.isElementNode(node)) {
    if (isSilent(node)) {
      return '';
    }
    const {tagName} = node;
    const inner = childrenOf(node)
      .map((child) => textOf(child, isCell || CELLS.has(tagName)))
      .join('');
    if (!INLINE.has(tagName)) {
      return `\n${inner}\n`;
    }
    return isCell && tagName !== 'wbr' ? ` ${inner} ` : inner;
  }
  return childrenOf(node)
    .map((child) => textOf(child, isCell))
    .join('');
}

/** Without zero-width characters that themes put beside links, runs of blanks, and blanks around full-width punctuation. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .replace(/ ?([、，。；：]) ?/g, '$1')
    .trim();
}

/** Text of a section: prose, or one code block. */
interface Part {
  text: string;
  isCode: boolean;
}

/** The lines of a part of a section, those of code marked as such. */
function linesOf({text, isCode}: Part): string {
  const lines = tidy(text);
  return isCode ? lines.replace(/^(?=.)/gm, CODE_LINE) : lines;
}

function lineOf(node: Node): string {
  return tidy(textOf(node)).replace(/\n/g, ' ');
}

interface OpenSection {
  id: string;
  level: number;
  heading: string;
  keys: string[];
  parts: Part[];
}

/** Whether an element is the first cell of a row, which names what the row is about. */
function isKeyCell(element: Element): boolean {
  const {tagName, parentNode} = element;
  if (tagName === 'dt') {
    return true;
  }
  if (tagName !== 'td' || parentNode === null) {
    return false;
  }
  const first = childrenOf(parentNode).find((node) =>
    defaultTreeAdapter.isElementNode(node),
  );
  return first === element;
}

/** A cell in pieces: each code by itself, and the text around it. */
function piecesOf(cell: Element): string[] {
  const pieces = [''];
  const walk = (node: Node) => {
    if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'code') {
      pieces.push(lineOf(node), '');
    } else if (childrenOf(node).length > 0) {
      childrenOf(node).forEach(walk);
    } else {
      pieces.push(`${pieces.pop() ?? ''}${textOf(node)}`);
    }
  };
  walk(cell);
  return pieces.map(tidy).filter((piece) => piece !== '');
}

function readSections(root: Node): SectionText[] {
  const sections: OpenSection[] = [
    {id: '', level: 1, heading: '', keys: [], parts: []},
  ];
  const write = (text: string) => {
    const parts = sections.at(-1)?.parts;
    const last = parts?.at(-1);
    if (last?.isCode === false) {
      last.text += text;
    } else {
      parts?.push({text, isCode: false});
    }
  };
  const walk = (node: Node, isCell: boolean) => {
    if (!defaultTreeAdapter.isElementNode(node)) {
      write(defaultTreeAdapter.isTextNode(node) ? node.value : '');
      return;
    }
    if (isSilent(node) || node.tagName === 'h1') {
      return;
    }
    const id = attribute(node, 'id');
    const [, level] = /^h([2-6])$/.exec(node.tagName) ?? [];
    if (level !== undefined && id !== undefined && !id.startsWith(MADE_UP_ID)) {
      const heading = lineOf(node);
      sections.push({id, level: Number(level), heading, keys: [], parts: []});
      return;
    }
    if (node.tagName === 'pre') {
      sections.at(-1)?.parts.push({text: textOf(node), isCode: true});
      return;
    }
    if (isKeyCell(node)) {
      sections.at(-1)?.keys.push(...piecesOf(node));
    }
    const isInCell = isCell || CELLS.has(node.tagName);
    const inlineGap = isInCell && node.tagName !== 'wbr' ? ' ' : '';
    const gap = INLINE.has(node.tagName) ? inlineGap : '\n';
    write(gap);
    childrenOf(node).forEach((child) => {
      walk(child, isInCell);
    });
    write(gap);
  };
  walk(root, false);
  return sections.map(({parts, ...section}) => ({
    ...section,
    text: parts.map(linesOf).filter(Boolean).join('\n'),
  }));
}

function linksIn(node: Node): string[] {
  const inner = childrenOf(node).flatMap(linksIn);
  const href = defaultTreeAdapter.isElementNode(node)
    ? attribute(node, 'href')
    : undefined;
  return href?.startsWith('/') === true
    ? [href.replace(/[?#].*$/, ''), ...inner]
    : inner;
}

/** Reads a built page: what its components show is in it, and every text is in the page's language. */
export function readPage(html: string): PageContent {
  const main = elementsIn(parse(html)).find(
    ({tagName}) => tagName === 'main' || tagName === 'article',
  );
  if (main === undefined) {
    return {trail: [], sections: [], links: []};
  }
  const inside = elementsIn(main);
  const named = (name: string) =>
    inside.find((element) => hasClass(element, name));
  const body = named('theme-doc-markdown') ?? main;
  const breadcrumb = named('breadcrumbs');
  return {
    trail: (breadcrumb === undefined ? [] : childrenOf(breadcrumb))
      .map((item) => lineOf(item))
      .filter((name) => name !== '')
      .slice(0, -1),
    sections: readSections(body),
    links: linksIn(body),
  };
}
