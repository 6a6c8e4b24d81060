import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  blocksOfMarkdown,
  factBlocks,
  isFactBlock,
  isMarkdownBlock,
} from '../facts/factBlocks';

/** Components that are built from blocks; written directly, their attributes would not be checked. */
const builtFromBlocks = [
  ...['Tabs', 'TabItem', 'TabPanel', 'Term'],
  ...['Diagram', 'Chart', 'Demo', 'Video', 'CodeBlock'],
];

function complaint(name: string, isInLine: boolean): string | undefined {
  if (name === 'img' || name === 'IdealImage') {
    return `found <${name}>, expected an image of Markdown, ![what it shows](./img/screen.png)`;
  }
  if (name === 'a') {
    return 'found <a>, expected a link of Markdown, [text](./page.md)';
  }
  if (builtFromBlocks.includes(name)) {
    return `found <${name}>, expected a block such as :::tabs, :term[storage] or a fence of mermaid`;
  }
  // HTML elements begin with a small letter.
  if (!/^[A-Z]/.test(name)) {
    return undefined;
  }
  if (!isMarkdownBlock(name) && !isFactBlock(name)) {
    return `found <${name}>, expected a block of facts, one of: ${[...blocksOfMarkdown, ...Object.keys(factBlocks)].join(', ')}`;
  }
  return isInLine
    ? `found <${name} /> within a line, expected it on a line of its own`
    : undefined;
}

/** Fails the build at MDX that a page must not contain: pages are written in blocks, and import nothing. */
export function rejectMdx(tree: Root, file: VFile): void {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      file.fail(
        'found an import or export, expected none; fix: blocks and facts are there without it',
        node.position,
        'blocks:import',
      );
    }
    if (
      (node.type === 'mdxTextExpression' ||
        node.type === 'mdxFlowExpression') &&
      !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)
    ) {
      file.fail(
        `found {${node.value}}, which is code to the compiler, expected text; fix: write \\{${node.value}}, or put it in backquotes`,
        node.position,
        'blocks:expression',
      );
    }
    if (
      node.type === 'mdxJsxFlowElement' ||
      node.type === 'mdxJsxTextElement'
    ) {
      const isInLine = node.type === 'mdxJsxTextElement';
      const reason = complaint(node.name ?? '', isInLine);
      if (reason !== undefined) {
        file.fail(reason, node.position, 'blocks:component');
      }
    }
  });
}
