import type {Parents, Root} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type * as z from 'zod';
import {containerBlocks, textBlocks} from './authorBlocks';
import {describeIssues} from '../../lib/describeIssues';
import {importOf} from '../mdxNodes';
import {createFactsOfFile} from '../facts/readFacts';
import {localeOfFile} from '../facts/remarkFacts';
import {rejectMdx} from './rejectMdx';
import {isKnownBlock, unknownBlock} from './remarkLeftovers';
import {assertFilled, isHint} from './hints';
import {buildCards, buildFileTree, buildSteps} from './lists';
import {
  BlockError,
  splitLabel,
  type BlockSource,
  type Built,
  type Directive,
} from './nodes';
import {
  buildBadge,
  buildDetails,
  buildExample,
  buildKbd,
  buildTerm,
} from './simpleBlocks';
import {buildCodeGroup, buildTabs} from './tabs';

const modules: Readonly<Record<string, string>> = {
  Tabs: '@site/src/components/tabs/Tabs',
  TabPanel: '@site/src/components/tabs/Tabs',
  Term: '@site/src/components/glossary/Term',
};

function readAttributes(
  node: Directive,
  schema: z.ZodType<Record<string, unknown>>,
): Record<string, unknown> {
  const written = node.attributes ?? {};
  const result = schema.safeParse(written);
  if (!result.success) {
    throw new BlockError(
      describeIssues(`:${node.name}`, written, result.error),
      node,
    );
  }
  return result.data;
}

/** A container that is not closed continues to the end of the page. */
function assertClosed(node: ContainerDirective, file: VFile): void {
  const {start, end} = node.position ?? {};
  const text = String(file).slice(start?.offset, end?.offset);
  if (start !== undefined && !/\n[ \t>]*:{3,}[ \t]*$/.test(text)) {
    throw new BlockError(
      `found :::${node.name} that nothing closes, expected a line of as many colons below its content, and more colons at a block around it`,
    );
  }
}

/** Blocks with a label; a label on any other block would not be shown. */
const withLabel: readonly string[] = ['details', 'tab'];

function assertLabelIsShown(node: ContainerDirective): void {
  if (!withLabel.includes(node.name) && splitLabel(node).label.length > 0) {
    throw new BlockError(
      `found words in brackets at :::${node.name}, which has no title; write them above it`,
    );
  }
}

const containers: Record<
  keyof typeof containerBlocks,
  (source: BlockSource<ContainerDirective>) => Built
> = {
  tabs: (source) =>
    buildTabs({
      ...source,
      readAttributes: (tab) => readAttributes(tab, containerBlocks.tab),
    }),
  tab: () => {
    throw new BlockError(
      'found :::tab outside of :::tabs, expected more colons at :::tabs than at the tabs within',
    );
  },
  'code-group': buildCodeGroup,
  steps: buildSteps,
  cards: buildCards,
  'file-tree': buildFileTree,
  details: buildDetails,
  example: buildExample,
};

const isIn = <Table extends object>(
  table: Table,
  name: string,
): name is Extract<keyof Table, string> => Object.hasOwn(table, name);

function isDirective(node: {type: string}): node is Directive {
  return node.type === 'containerDirective' || node.type === 'textDirective';
}

/**
 * Creates the remark plugin that turns an author's blocks into elements and components, at build time. Elements need no script; a component
 * is imported only by the pages that use it. A mistake fails the build with the page's file and line.
 */
export function createRemarkBlocks(siteDir: string): Plugin<[], Root> {
  const factsOfFile = createFactsOfFile(siteDir);
  const texts: Record<
    keyof typeof textBlocks,
    (source: BlockSource<TextDirective>) => Built
  > = {
    badge: buildBadge,
    kbd: buildKbd,
    term: (source) => {
      const {path} = source.file;
      return buildTerm(source, factsOfFile(path).glossary, localeOfFile(path));
    },
  };
  const build = (node: Directive, file: VFile): Built | undefined => {
    const {name} = node;
    if (node.type === 'textDirective') {
      if (!isIn(texts, name)) {
        return undefined;
      }
      const attributes = readAttributes(node, textBlocks[name]);
      return texts[name]({node, attributes, file});
    }
    if (!isKnownBlock(node)) {
      throw new BlockError(unknownBlock(node));
    }
    assertClosed(node, file);
    if (isHint(name)) {
      assertFilled(node);
    }
    if (!isIn(containers, name)) {
      return undefined;
    }
    const attributes = readAttributes(node, containerBlocks[name]);
    assertLabelIsShown(node);
    return containers[name]({node, attributes, file});
  };

  return () => (tree, file) => {
    rejectMdx(tree, file);
    const used = new Set<string>();
    visit(tree, isDirective, (node, index, parent: Parents | undefined) => {
      try {
        const built = build(node, file);
        if (built === undefined || parent === undefined) {
          return undefined;
        }
        built.components?.forEach((name) => used.add(name));
        parent.children.splice(
          index,
          1,
          ...(built.nodes as typeof parent.children),
        );
        // The content may contain blocks as well.
        return [SKIP, index];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const place = error instanceof BlockError ? error.at : undefined;
        return file.fail(reason, (place ?? node).position, 'blocks:block');
      }
    });
    const names = [...used].sort();
    const sources = new Set(names.map((name) => modules[name] ?? ''));
    tree.children.unshift(
      ...[...sources].map((module) =>
        importOf(
          names.filter((name) => modules[name] === module),
          module,
        ),
      ),
    );
  };
}
