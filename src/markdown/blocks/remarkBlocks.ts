import type {Parents, Root} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Locale} from '../../config/locales';
import type {GlossaryTerm} from '../../data/glossary/schema';
import {
  authorBlocks,
  isAuthorBlock,
  type AuthorBlockName,
} from './authorBlocks';
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
  name: AuthorBlockName,
): Record<string, unknown> {
  const written = node.attributes ?? {};
  const result = authorBlocks[name].attributes.safeParse(written);
  if (!result.success) {
    throw new BlockError(
      describeIssues(`:${name}`, written, result.error),
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

function buildContainer(
  name: AuthorBlockName,
  source: BlockSource<ContainerDirective>,
): Built {
  switch (name) {
    case 'tabs':
      return buildTabs({
        ...source,
        readAttributes: (tab) => readAttributes(tab, 'tab'),
      });
    case 'code-group':
      return buildCodeGroup(source);
    case 'steps':
      return buildSteps(source);
    case 'cards':
      return buildCards(source);
    case 'file-tree':
      return buildFileTree(source);
    case 'details':
      return buildDetails(source);
    case 'example':
      return buildExample(source);
    default:
      throw new BlockError(
        'found :::tab outside of :::tabs, expected more colons at :::tabs than at the tabs within',
      );
  }
}

function buildInline(
  name: AuthorBlockName,
  source: BlockSource<TextDirective>,
  glossary: () => readonly GlossaryTerm[],
  locale: Locale,
): Built {
  switch (name) {
    case 'kbd':
      return buildKbd(source);
    case 'badge':
      return buildBadge(source);
    default:
      return buildTerm(source, glossary(), locale);
  }
}

function isDirective(node: {type: string}): node is Directive {
  return node.type === 'containerDirective' || node.type === 'textDirective';
}

/**
 * Creates the remark plugin that turns an author's blocks into elements and components, at build time. Elements need no script; a component
 * is imported only by the pages that use it. A mistake fails the build with the page's file and line.
 */
export function createRemarkBlocks(siteDir: string): Plugin<[], Root> {
  const factsOfFile = createFactsOfFile(siteDir);
  const build = (node: Directive, file: VFile): Built | undefined => {
    const {name, type} = node;
    if (node.type === 'containerDirective') {
      if (!isKnownBlock(node)) {
        throw new BlockError(unknownBlock(node));
      }
      assertClosed(node, file);
      if (isHint(name)) {
        assertFilled(node);
      }
    }
    if (!isAuthorBlock(name) || authorBlocks[name].kind !== type) {
      return undefined;
    }
    const attributes = readAttributes(node, name);
    if (node.type === 'textDirective') {
      const locale = localeOfFile(file.path);
      const glossary = () => factsOfFile(file.path).glossary;
      return buildInline(name, {node, attributes, file}, glossary, locale);
    }
    assertLabelIsShown(node);
    return buildContainer(name, {node, attributes, file});
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
