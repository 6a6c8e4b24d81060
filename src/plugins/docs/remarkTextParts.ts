import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';

/** How many blocks of a page's text come first: more than a screen shows below the title. */
const FIRST_BLOCKS = 8;

/** How many blocks come to life together. */
const BLOCKS_OF_PART = 4;

/** Nodes that belong to the whole page, wherever they stand. */
const ofThePage: readonly string[] = [
  'mdxjsEsm',
  'definition',
  'footnoteDefinition',
] satisfies RootContent['type'][];

const isBlock = ({type}: RootContent) => !ofThePage.includes(type);

const element = (name: string, children: readonly RootContent[]) =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children,
  }) as unknown as RootContent;

function partsOf(blocks: readonly RootContent[]): RootContent[] {
  return Array.from(
    {length: Math.ceil(blocks.length / BLOCKS_OF_PART)},
    (_, part) =>
      element(
        'TextPart',
        blocks.slice(part * BLOCKS_OF_PART, (part + 1) * BLOCKS_OF_PART),
      ),
  );
}

/**
 * Divides a text into parts, each of which comes to life by itself; those below the screen come a moment later when a reader follows a link
 * to the page.
 */
export const remarkTextParts: Plugin<[], Root> = () => (tree) => {
  const blocks = tree.children.filter(isBlock);
  const later = blocks.slice(FIRST_BLOCKS);
  tree.children = [
    ...tree.children.filter((node) => !isBlock(node)),
    ...partsOf(blocks.slice(0, FIRST_BLOCKS)),
    ...(later.length > 0 ? [element('LaterText', partsOf(later))] : []),
  ];
};
