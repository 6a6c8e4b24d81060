import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {flowElement} from '../mdxNodes';
import {parseCodeMeta} from './codeMeta';
import {highlight, knownLanguages} from './highlight';

/** @throws Error naming what was found and what to write instead */
function blockOf({lang, meta, value}: Code): MdxJsxFlowElement {
  const language = lang?.toLowerCase() ?? '';
  const known = knownLanguages();
  if (!known.includes(language)) {
    throw new Error(
      `found a fence of ${language === '' ? 'no language' : `the language "${language}"`}, expected one of: ${known.join(', ')}`,
    );
  }
  const {title, numbersFrom, marks, tab} = parseCodeMeta(
    meta ?? '',
    value.split('\n').length,
  );
  if (tab !== undefined) {
    throw new Error(
      `found tab=${tab} at a fence that is in no :::code-group, expected it in one`,
    );
  }
  return flowElement('CodeBlock', {
    language,
    html: highlight(value, language, {marks, numbersFrom}),
    title,
    numbersFrom: numbersFrom?.toString(),
  });
}

/** Highlights the code of a page at build time. A mistake after a fence fails the build with file and line. */
export const remarkCode: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (node, index, parent) => {
    try {
      parent?.children.splice(index ?? 0, 1, blockOf(node));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      file.fail(reason, node.position, 'code:fence');
    }
    return SKIP;
  });
};
