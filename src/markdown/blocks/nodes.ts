import type {Link, Parents, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {jsxAttributes} from '../mdxNodes';

/** A directive that holds blocks, or one that stands in a line. */
export type Directive = ContainerDirective | TextDirective;

/** What a block becomes, and the components that the page then needs. */
export interface Built {
  nodes: RootContent[];
  components?: readonly string[];
}

/** What a block is built from. */
export interface BlockSource<D extends Directive = Directive> {
  node: D;
  /** What its author wrote in braces, checked. */
  attributes: Record<string, unknown>;
  file: VFile;
}

/** An error whose place is a node and not the whole block. */
export class BlockError extends Error {
  constructor(
    reason: string,
    readonly at?: RootContent,
  ) {
    super(reason);
  }
}

/** The words of a node, without what they look like. */
export function textOf(node: RootContent | Parents): string {
  if ('value' in node && node.type !== 'html') {
    return node.value;
  }
  return 'children' in node
    ? node.children.map((child: RootContent) => textOf(child)).join('')
    : '';
}

/** The label of a container, `:::name[label]`, and what stands below it. */
export function labelled({children}: ContainerDirective): {
  label: PhrasingContent[];
  content: ContainerDirective['children'];
} {
  const [first, ...rest] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel === true
    ? {label: first.children, content: rest}
    : {label: [], content: children};
}

/** An element of HTML around some nodes. */
export function element(
  tag: string,
  className: string | undefined,
  children: readonly RootContent[],
  properties: Record<string, string | boolean> = {},
): RootContent {
  return {
    type: 'paragraph',
    children: children as PhrasingContent[],
    data: {
      hName: tag,
      hProperties: {
        ...(className === undefined ? {} : {className: [className]}),
        ...properties,
      },
    },
  };
}

/** A component around some blocks. */
export function component(
  name: string,
  props: Record<string, unknown>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(props),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** A component within a line. */
export function inlineComponent(
  name: string,
  props: Record<string, unknown>,
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: jsxAttributes(props),
    children: [...children],
  };
}

export function link(url: string, children: PhrasingContent[]): Link {
  return {type: 'link', url, children};
}
