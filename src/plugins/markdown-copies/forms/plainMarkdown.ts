import type {Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {fenceForm} from './fenceForms';
import {
  code,
  link,
  paragraph,
  quote,
  strong,
  type Block,
  type Words,
} from './nodes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A node of a syntax extension, as far as its Markdown form depends on it. */
interface Extended {
  type: string;
  name?: string | null;
  attributes?: Record<string, string | null | undefined> | null;
  children?: RootContent[];
  position?: Nodes['position'];
}

/** What a page's Markdown depends on besides its text. */
export interface PlainContext {
  /** The text that the tree was read from. */
  source: string;
  /** A block of facts in Markdown; nothing for one that has no form. */
  factsOf: (element: MdxJsxFlowElement) => Block[] | undefined;
  /** The whole address that a link of the page leads to. */
  linkTo: (url: string) => string;
  /** The whole address of an image; nothing for one that is a second version of the one before it. */
  imageAt: (url: string) => string | undefined;
  /** The whole address of the explanation of a term, by the words in the sentence or by its id. */
  termAt: (words: string, id: string | undefined) => string;
  /** A sentence with the page's address, in place of what needs a browser. */
  interactive: () => Words[];
  /** What a box of this kind is called where its author gave it no title. */
  admonition: (kind: string) => string | undefined;
}

const attribute = (element: Element, name: string): string => {
  const found = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
};

/** The plain text of nodes. */
function textOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) =>
      'children' in node
        ? textOf(node.children)
        : 'value' in node
          ? node.value
          : '',
    )
    .join('');
}

/** Elements of a page that are written otherwise than as what is in them. */
const elementForms: Record<
  string,
  (
    element: Element,
    content: RootContent[],
    context: PlainContext,
  ) => RootContent[]
> = {
  kbd: (_, content) => [code(textOf(content))],
  summary: (_, content) => [paragraph(strong(textOf(content)))],
  br: () => [{type: 'break'}],
  a: (element, content, {linkTo}) => [
    link(linkTo(attribute(element, 'href')), textOf(content)),
  ],
};

function plainElement(element: Element, context: PlainContext): RootContent[] {
  const facts =
    element.type === 'mdxJsxFlowElement' ? context.factsOf(element) : undefined;
  if (facts !== undefined) {
    return facts;
  }
  const content = element.children.flatMap((child) => plain(child, context));
  const form = element.name === null ? undefined : elementForms[element.name];
  if (form !== undefined) {
    return form(element, content, context);
  }
  if (content.length > 0) {
    return content;
  }
  const sentence = paragraph(...context.interactive());
  return element.type === 'mdxJsxFlowElement' ? [sentence] : sentence.children;
}

/** The title of a box or another directive, which its author wrote in square brackets. */
const isLabel = (node: RootContent) =>
  node.type === 'paragraph' &&
  (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel ===
    true;

const textBetween = (
  first: RootContent | undefined,
  last: RootContent | undefined,
  {source}: PlainContext,
) => source.slice(first?.position?.start.offset, last?.position?.end.offset);

function plainContainer(node: Extended, context: PlainContext): RootContent[] {
  const children = node.children ?? [];
  const [label] = children.filter(isLabel);
  const inside = children.filter((child) => !isLabel(child));
  const content = inside.flatMap((child) => plain(child, context));
  if (node.name === 'example') {
    const value = textBetween(inside[0], inside.at(-1), context);
    return [{type: 'code', lang: 'md', value}, ...content];
  }
  const kind = context.admonition(node.name ?? '');
  const title = label === undefined ? kind : textOf(plain(label, context));
  const all = [
    ...(title === undefined ? [] : [paragraph(strong(title))]),
    ...content,
  ];
  return kind === undefined ? all : [quote(all as never)];
}

/** Directives that are written otherwise than as what is in them. */
const directiveForms: Record<
  string,
  (
    words: string,
    attributes: NonNullable<Extended['attributes']>,
    context: PlainContext,
  ) => RootContent[]
> = {
  kbd: (words) => [code(words)],
  term: (words, {id}, {termAt}) => [
    link(termAt(words, id ?? undefined), {type: 'text', value: words}),
  ],
  video: (words, {src}, {linkTo}) => [
    paragraph(link(linkTo(src ?? ''), {type: 'text', value: words})),
  ],
};

/** A directive without blocks: what is in it; as it was written where it is nothing but text, as in `host:port`. */
function plainDirective(node: Extended, context: PlainContext): RootContent[] {
  const form = directiveForms[node.name ?? ''];
  if (form !== undefined) {
    return form(textOf(node.children ?? []), node.attributes ?? {}, context);
  }
  const content = (node.children ?? []).flatMap((child) =>
    plain(child, context),
  );
  if (content.length > 0) {
    return content;
  }
  const {start, end} = node.position ?? {};
  const value = context.source.slice(start?.offset, end?.offset);
  return [{type: 'text', value}];
}

function plainChildren<Node extends {children: RootContent[]}>(
  node: Node,
  context: PlainContext,
): Node {
  return {
    ...node,
    children: node.children.flatMap((child) => plain(child, context)),
  };
}

/** A line without the space that stood before something that is not there any more. */
function trimmedEnd(nodes: RootContent[]): RootContent[] {
  const last = nodes.at(-1);
  if (last?.type !== 'text') {
    return nodes;
  }
  const value = last.value.trimEnd();
  return [...nodes.slice(0, -1), ...(value === '' ? [] : [{...last, value}])];
}

function plain(node: RootContent, context: PlainContext): RootContent[] {
  // Directives are no part of the types of plain Markdown.
  const extended = node as Extended;
  const {type} = extended;
  if (type === 'containerDirective') {
    return plainContainer(extended, context);
  }
  if (type === 'leafDirective' || type === 'textDirective') {
    return plainDirective(extended, context);
  }
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, context);
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'yaml':
      return [];
    case 'link':
    case 'definition': {
      const url = context.linkTo(node.url);
      return node.type === 'link'
        ? [plainChildren({...node, url}, context)]
        : [{...node, url}];
    }
    case 'image': {
      const url = context.imageAt(node.url);
      return url === undefined ? [] : [{...node, url}];
    }
    case 'code':
      return fenceForm(node);
    case 'heading':
    case 'paragraph': {
      const line = plainChildren(node as never, context) as typeof node;
      const children = trimmedEnd(line.children) as typeof line.children;
      return children.length === 0 ? [] : [{...line, children}];
    }
    default:
      return 'children' in node
        ? [plainChildren(node as never, context)]
        : [node];
  }
}

/** A page as Markdown that needs no program of this site: blocks of facts as tables, no elements, whole addresses. */
export function plainMarkdown(tree: Root, context: PlainContext): Root {
  return plainChildren(tree, context);
}
