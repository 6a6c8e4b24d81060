import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';

/** How many blocks of a page's text come first: more than a screen shows below the title. */
const FIRST_BLOCKS = 8;

/** Nodes that belong to the whole page, wherever they stand. */
const ofThePage: readonly string[] = [
  'mdxjsEsm',
  'definition',
  'footnoteDefinition',
] satisfies RootContent['type'][];

const isBlock = ({type}: RootContent) => !ofThePage.includes(type);

/** Lets the part of a text that is below the screen come a moment later, when a reader follows a link to it. */
export const remarkLaterText: Plugin<[], Root> = () => (tree) => {
  const blocks = tree.children.filter(isBlock);
  const later = blocks.slice(FIRST_BLOCKS);
  if (later.length > 0) {
    tree.children = [
      ...tree.children.filter((node) => !isBlock(node)),
      ...blocks.slice(0, FIRST_BLOCKS),
      {
        type: 'mdxJsxFlowElement',
        name: 'LaterText',
        attributes: [],
        children: later as never[],
      },
    ];
  }
};
