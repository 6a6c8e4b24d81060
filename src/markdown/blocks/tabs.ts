import type {Code, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {tabValue} from './authorBlocks';
import {parseCodeMeta} from '../code/codeMeta';
import {flowElement} from '../mdxNodes';
import {
  BlockError,
  splitLabel,
  textOf,
  type BlockSource,
  type Built,
} from './nodes';

interface Tab {
  label: string;
  value: string;
  content: readonly RootContent[];
  isDefault: boolean;
}

function tabOf(
  {
    node,
    value,
    isDefault,
  }: {node: RootContent; value?: string; isDefault: boolean},
  label: string,
  content: readonly RootContent[],
): Tab {
  const own = value ?? tabValue(label);
  if (label === '') {
    throw new BlockError('found a tab without a name', node);
  }
  if (own === '') {
    throw new BlockError(
      `found the tab "${label}", whose name gives no value; write one, such as {value=docker}, or tab=docker after the language of a fence`,
      node,
    );
  }
  if (content.length === 0) {
    throw new BlockError(`found nothing in the tab "${label}"`, node);
  }
  return {label, value: own, content, isDefault};
}

function build(tabs: readonly Tab[], group: unknown, what: string): Built {
  const values = tabs.map(({value}) => value);
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (tabs.length < 2) {
    throw new BlockError(
      `found ${tabs.length} of ${what}, expected at least two`,
    );
  }
  if (twice !== undefined) {
    throw new BlockError(
      `found two tabs with the value "${twice}", expected values that differ`,
    );
  }
  const [initial, ...others] = tabs.filter(({isDefault}) => isDefault);
  if (others.length > 0) {
    throw new BlockError(
      'found {default} at more than one tab, expected it at one at most',
    );
  }
  const panels = tabs.map(({value, label, content}) =>
    flowElement('TabPanel', {value, label}, content),
  );
  const list = tabs.map(({value, label}) => ({value, label}));
  return {
    nodes: [
      flowElement('Tabs', {group, tabs: list, initial: initial?.value}, panels),
    ],
    components: ['Tabs', 'TabPanel'],
  };
}

function isTab(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'tab';
}

/** `:::tabs` around several `:::tab[Name]`. */
export function buildTabs({
  node,
  attributes,
  readAttributes,
}: BlockSource<ContainerDirective> & {
  readAttributes: (tab: ContainerDirective) => Record<string, unknown>;
}): Built {
  const tabs = splitLabel(node).content.map((child) => {
    if (!isTab(child)) {
      throw new BlockError(
        'found something that is in no tab; write :::tab[Name] above it, with fewer colons than :::tabs has',
        child,
      );
    }
    const {value, ...flags} = readAttributes(child);
    const {label, content} = splitLabel(child);
    return tabOf(
      {
        node: child,
        isDefault: 'default' in flags,
        ...(typeof value === 'string' ? {value} : {}),
      },
      label.map((part) => textOf(part)).join(''),
      content,
    );
  });
  return build(tabs, attributes.group, ':::tab[Name]');
}

/** The meta string without the attributes of the tab. */
function withoutTabName(meta: string): string {
  return meta.replaceAll(/(^|\s)(?:title="[^"]*"|tab=\S+)/g, '');
}

/** `:::code-group` around several fences with a title. */
export function buildCodeGroup({
  node,
  attributes,
}: BlockSource<ContainerDirective>): Built {
  const tabs = splitLabel(node).content.map((child) => {
    if (child.type !== 'code') {
      throw new BlockError(
        'found something that is no fence in :::code-group; use :::tabs for it',
        child,
      );
    }
    const {title, tab} = parseCodeMeta(
      child.meta ?? '',
      child.value.split('\n').length,
    );
    if (title === undefined) {
      throw new BlockError(
        'found a fence without a title, which is the name of its tab; write title="…" after its language',
        child,
      );
    }
    const shown: Code = {...child, meta: withoutTabName(child.meta ?? '')};
    return tabOf(
      {
        node: child,
        isDefault: false,
        ...(tab === undefined ? {} : {value: tab}),
      },
      title,
      [shown],
    );
  });
  return build(tabs, attributes.group, 'fence');
}
