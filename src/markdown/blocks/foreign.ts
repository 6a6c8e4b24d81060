import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {factBlocks, isFactBlock} from '../facts/factBlocks';

/** Components that blocks become; what is wrong with them would be found by nothing. */
const builtFromBlocks = [
  ...['Tabs', 'TabItem', 'TabPanel', 'Term'],
  ...['Diagram', 'Chart', 'Demo', 'Video', 'CodeBlock'],
];

/** Why an element does not belong into a page, if it does not. */
function complaint(name: string, isInLine: boolean): string | undefined {
  if (name === 'img' || name === 'IdealImage') {
    return `found <${name}>, expected an image of Markdown, ![what it shows](./img/screen.png)`;
  }
  if (builtFromBlocks.includes(name)) {
    return `found <${name}>, expected a block such as :::tabs, :term[storage] or a fence of mermaid`;
  }
  // Elements of HTML begin with a small letter.
  if (!/^[A-Z]/.test(name)) {
    return undefined;
  }
  if (name !== 'ApiRoutes' && !isFactBlock(name)) {
    return `found <${name}>, expected a block of facts, one of: ${['ApiRoutes', ...Object.keys(factBlocks)].join(', ')}`;
  }
  return isInLine
    ? `found <${name} /> within a line, expected it on a line of its own`
    : undefined;
}

/** Stops the build at what a page cannot hold: it is written in blocks, and imports nothing. */
export function refuseForeign(tree: Root, file: VFile): void {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      file.fail(
        'found an import or export, expected none; fix: blocks and facts are there without it',
        node.position,
        'blocks:import',
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
