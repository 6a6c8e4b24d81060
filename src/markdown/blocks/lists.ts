import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {
  BlockError,
  element,
  splitLabel,
  textOf,
  type BlockSource,
  type Built,
} from './nodes';

function onlyList(node: ContainerDirective, ordered: boolean): List {
  const {content} = splitLabel(node);
  const [list] = content;
  const kind = ordered ? 'a numbered list (1. …)' : 'a list (- …)';
  if (
    content.length !== 1 ||
    list?.type !== 'list' ||
    list.ordered !== ordered
  ) {
    const found =
      content.length === 0
        ? 'nothing'
        : content.map(({type}) => type).join(', ');
    throw new BlockError(
      `found ${found} in :::${node.name}, expected ${kind} and nothing else`,
      content.find((child) => child !== list || child.type !== 'list'),
    );
  }
  const empty = list.children.find((item) => item.children.length === 0);
  if (empty !== undefined) {
    throw new BlockError(`found an empty item in :::${node.name}`, empty);
  }
  return list;
}

function withClass<N extends List | ListItem>(node: N, className: string): N {
  return {...node, data: {hProperties: {className: [className]}}};
}

export function buildSteps({node}: BlockSource<ContainerDirective>): Built {
  return {nodes: [withClass(onlyList(node, true), 'steps')]};
}

/** A card: an item that begins with a link, and nothing else in that paragraph. */
function card(item: ListItem): ListItem {
  const [title] = item.children;
  if (
    title?.type !== 'paragraph' ||
    title.children.length !== 1 ||
    title.children[0]?.type !== 'link'
  ) {
    throw new BlockError(
      'found a card that does not begin with a link on a line of its own, such as [Docker](./docker.md), and an empty line',
      item,
    );
  }
  return {
    ...withClass(item, 'card-item'),
    // Makes each paragraph an element.
    spread: true,
  };
}

export function buildCards({node}: BlockSource<ContainerDirective>): Built {
  const list = onlyList(node, false);
  return {
    nodes: [
      {
        ...withClass(list, 'cards'),
        spread: true,
        children: list.children.map(card),
      },
    ],
  };
}

function entryName(line: readonly PhrasingContent[]): {
  name: string;
  note: PhrasingContent[];
} {
  const [first, ...rest] = line;
  if (first === undefined) {
    return {name: '', note: []};
  }
  if (first.type !== 'text') {
    return {name: textOf(first), note: rest};
  }
  const [, name = '', note = ''] =
    /^(\S+)\s*([\s\S]*)$/.exec(first.value) ?? [];
  return {
    name,
    note: note === '' ? rest : [{type: 'text', value: note}, ...rest],
  };
}

function fileEntry(item: ListItem): ListItem {
  const [line, inner, more] = item.children;
  if (
    line?.type !== 'paragraph' ||
    (inner !== undefined && inner.type !== 'list') ||
    more !== undefined
  ) {
    throw new BlockError(
      'found an item of :::file-tree that is not one line, such as "- config.json what it holds", with a list of what is in it',
      item,
    );
  }
  const {name, note} = entryName(line.children);
  const isFolder = inner !== undefined || name.endsWith('/');
  const shown = isFolder && !name.endsWith('/') ? `${name}/` : name;
  const parts: RootContent[] = [
    element('span', 'file-name', [{type: 'text', value: shown}]),
    ...(note.length === 0
      ? []
      : [
          {type: 'text', value: ' '} as const,
          element('span', 'file-note', note),
        ]),
  ];
  return {
    ...withClass(item, isFolder ? 'file-folder' : 'file-leaf'),
    spread: false,
    children: [
      element('div', 'file-line', parts) as ListItem['children'][number],
      ...(inner === undefined ? [] : [fileList(inner)]),
    ],
  };
}

function fileList(list: List): List {
  return {...list, spread: false, children: list.children.map(fileEntry)};
}

export function buildFileTree({node}: BlockSource<ContainerDirective>): Built {
  return {nodes: [withClass(fileList(onlyList(node, false)), 'file-tree')]};
}
