import type {Parents, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import type {VFile} from 'vfile';

export type Directive = ContainerDirective | TextDirective;

export interface Built {
  nodes: RootContent[];
  components?: readonly string[];
}

export interface BlockSource<D extends Directive = Directive> {
  node: D;
  attributes: Record<string, unknown>;
  file: VFile;
}

/** An error at a node inside the block. */
export class BlockError extends Error {
  constructor(
    reason: string,
    readonly at?: RootContent,
  ) {
    super(reason);
  }
}

export function textOf(node: RootContent | Parents): string {
  if ('value' in node && node.type !== 'html') {
    return node.value;
  }
  return 'children' in node
    ? node.children.map((child: RootContent) => textOf(child)).join('')
    : '';
}

/** The label of a container, `:::name[label]`, and the content below it. */
export function splitLabel({children}: ContainerDirective): {
  label: PhrasingContent[];
  content: ContainerDirective['children'];
} {
  const [first, ...rest] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel === true
    ? {label: first.children, content: rest}
    : {label: [], content: children};
}

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
