import type {Element, ElementContent, Root} from 'hast';
import {element, isElement, strong, text} from './elements';
import {groupsOf, linesOf, paragraphsOf, spaced} from './lines';

export interface CopyWording {
  /** Between a label and its value. */
  colon: string;
  /** After content that needs a browser. */
  interactive: Element;
}

/**
 * What a component says with `data-copy` about the Markdown copy of its page.
 *
 * - `skip`: it is not in the copy.
 * - `keep`: it is in the copy, though not in the search index.
 * - `interactive`: a sentence with the address of the page replaces it.
 * - `label`: it names what follows, so it is bold.
 * - `aside`: it adds to the text before it, so a dot separates them.
 */
type CopyMark = 'skip' | 'keep' | 'interactive' | 'label' | 'aside';

const markOf = ({properties}: Element) =>
  properties.dataCopy as CopyMark | undefined;

const classesOf = ({properties: {className}}: Element): readonly unknown[] =>
  Array.isArray(className) ? className : [];

/** Elements without readable content of the page; the copy has a first heading already. */
const OMITTED_TAGS =
  'button footer h1 iframe input nav noscript script select style svg template textarea'.split(
    ' ',
  );

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** An image without a text, or the one for the dark mode of two. */
function isRedundantImage({tagName, properties}: Element): boolean {
  const {alt, src} = properties;
  return (tagName === 'img' && (!alt || src?.endsWith('#dark'))) === true;
}

const needsScript = (node: Element) => classesOf(node).includes('needs-script');

function isOmitted(node: Element): boolean {
  const {tagName, properties} = node;
  const mark = markOf(node);
  return (
    OMITTED_TAGS.includes(tagName) ||
    mark === 'skip' ||
    (properties.dataSearch === 'off' && mark !== 'keep') ||
    (needsScript(node) && mark !== 'interactive') ||
    properties.ariaHidden === 'true' ||
    properties.role === 'status' ||
    classesOf(node).includes('hash-link') ||
    isRedundantImage(node)
  );
}

interface Around {
  wording: CopyWording;
  isInItem: boolean;
  isInHeading: boolean;
}

function contentOf(
  nodes: readonly ElementContent[],
  around: Around,
): ElementContent[] {
  return spaced(nodes.flatMap((node) => copied(node, around)));
}

/** Each name with what is said of it, as an item of a list. */
function definitionList(node: Element, around: Around): Element {
  const rows = node.children.flatMap((child) =>
    isElement(child, 'div') ? child.children : [child],
  );
  const inItem = {...around, isInItem: true};
  const items = groupsOf(rows, (row) => isElement(row, 'dt')).map(
    ([name, ...definitions]) => {
      const descriptions = definitions.filter((each) => isElement(each, 'dd'));
      const [first, ...rest] = descriptions.flatMap(({children}) =>
        paragraphsOf(contentOf(children, inItem)),
      ) as [Element?, ...Element[]];
      const isLine = first?.tagName === 'p';
      const line = [
        strong(contentOf((name as Element).children, inItem)),
        text(around.wording.colon),
        ...(isLine ? first.children : []),
      ];
      const blocks = isLine || first === undefined ? rest : [first, ...rest];
      // Only an item with more than a line needs paragraphs.
      return blocks.length === 0
        ? element('li', ...line)
        : element('li', element('p', ...line), ...blocks);
    },
  );

  return element('ul', ...items);
}

function admonition(node: Element, around: Around): Element {
  const [title, ...rest] = node.children.filter((child) => isElement(child));
  return element(
    'blockquote',
    element('p', strong(contentOf(title?.children ?? [], around))),
    ...contentOf(rest, around),
  );
}

/** A heading; within an item of a list its text in bold. */
function heading(node: Element, around: Around): Element {
  const children = contentOf(node.children, {...around, isInHeading: true});
  return around.isInItem ? element('p', strong(children)) : {...node, children};
}

/** An image by its address, or what it shows in words where the page itself holds its data. */
function image({properties: {src, alt}}: Element): Element {
  const address = String(src).replace(/#light$/, '');
  return address.startsWith('data:')
    ? element('em', text(String(alt)))
    : {...element('img'), properties: {src: address, alt: String(alt)}};
}

function form(node: Element, around: Around): ElementContent[] {
  const {tagName, properties} = node;
  const inside = () => contentOf(node.children, around);
  switch (tagName) {
    case 'wbr':
      return [];
    case 'pre':
      return [node];
    case 'kbd':
      return [element('code', ...inside())];
    case 'img':
      return [image(node)];
    case 'dl':
      return [definitionList(node, around)];
    case 'summary':
      return [element('p', strong(inside()))];
    case 'td':
    case 'th':
      return [{...node, children: linesOf(inside())}];
    case 'li':
      return [
        {
          ...node,
          children: contentOf(node.children, {...around, isInItem: true}),
        },
      ];
    case 'a':
      return around.isInHeading && String(properties.href).startsWith('#')
        ? [element('span', ...inside())]
        : [{...node, children: inside()}];
    default:
      if (HEADINGS.includes(tagName)) {
        return [heading(node, around)];
      }
      return classesOf(node).includes('theme-admonition')
        ? [admonition(node, around)]
        : [{...node, children: inside()}];
  }
}

function marked(node: Element, around: Around): ElementContent[] {
  const inside = () => contentOf(node.children, around);
  switch (markOf(node)) {
    case 'interactive':
      return [
        ...(needsScript(node) ? [] : inside()),
        around.wording.interactive,
      ];
    case 'label':
      return node.tagName === 'span'
        ? [strong(inside())]
        : [element('p', strong(inside()))];
    case 'aside':
      return [element('span', text(' · '), ...inside())];
    default:
      return form(node, around);
  }
}

function copied(node: ElementContent, around: Around): ElementContent[] {
  if (!isElement(node)) {
    return node.type === 'text' ? [node] : [];
  }
  return isOmitted(node) ? [] : marked(node, around);
}

function find(
  node: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (isElement(child)) {
      const found = test(child) ? child : find(child, test);
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}

/** What a built page says, in elements that Markdown has. */
export function pageContent(
  page: Root,
  wording: CopyWording,
): ElementContent[] {
  const body =
    find(page, (node) => classesOf(node).includes('theme-doc-markdown')) ??
    find(page, ({tagName}) => tagName === 'main');
  return contentOf(body?.children ?? [], {
    wording,
    isInItem: false,
    isInHeading: false,
  });
}
