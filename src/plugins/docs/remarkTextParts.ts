import type {Nodes, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {LATER_TEXT, TEXT_PART} from './textParts';

/** What of a page's text comes first, in paragraphs: more than a phone shows below the title. */
const FIRST = 10;

/** What comes to life together, in paragraphs. */
const TOGETHER = 5;

/** What takes a browser as long as this many paragraphs. */
const WEIGHTS: Readonly<Partial<Record<Nodes['type'], number>>> = {
  paragraph: 1,
  heading: 1,
  tableRow: 1,
  thematicBreak: 1,
  code: 2,
  // A component of the site, whose table or form is not in the text.
  mdxJsxFlowElement: 6,
};

/** How long a browser takes for a block and what it contains, in paragraphs. */
function weightOf(node: Nodes): number {
  const own = WEIGHTS[node.type];
  const isText = node.type === 'paragraph' || node.type === 'heading';
  const inside = isText || !('children' in node) ? [] : node.children;
  return inside.reduce((sum, child) => sum + weightOf(child), own ?? 0);
}

/** Blocks in groups that weigh no more than a limit, but for those of one block. */
function grouped(
  blocks: readonly RootContent[],
  limit: number,
): RootContent[][] {
  const groups: RootContent[][] = [];
  let left = 0;
  for (const block of blocks) {
    const weight = weightOf(block);
    const last = groups.at(-1);
    if (last === undefined || weight > left) {
      groups.push([block]);
      left = limit - weight;
    } else {
      last.push(block);
      left -= weight;
    }
  }
  return groups;
}

/** Nodes that belong to the whole page, wherever they stand. */
const ofThePage: readonly string[] = [
  'yaml',
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

const partsOf = (blocks: readonly RootContent[]) =>
  grouped(blocks, TOGETHER).map((group) => element(TEXT_PART, group));

/**
 * Divides a text into parts, each of which comes to life by itself; those below the screen come a moment later when a reader follows a link
 * to the page.
 */
export const remarkTextParts: Plugin<[], Root> = () => (tree) => {
  const blocks = tree.children.filter(isBlock);
  const [first = []] = grouped(blocks, FIRST);
  const later = blocks.slice(first.length);
  tree.children = [
    ...tree.children.filter((node) => !isBlock(node)),
    ...partsOf(first),
    ...(later.length > 0 ? [element(LATER_TEXT, partsOf(later))] : []),
  ];
};
