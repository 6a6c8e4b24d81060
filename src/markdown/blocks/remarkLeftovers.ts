import type {Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {authorBlocks} from './authorBlocks';
import {hints} from './hints';
import type {Directive} from './nodes';

/** What hints may be given; their title stands in brackets. */
const hintAttributes = new Set(['id', 'class']);

const prefixes: Record<string, string> = {
  containerDirective: ':::',
  leafDirective: '::',
  textDirective: ':',
};

/** Words with a colon before them, as in a sentence, are no block. */
function isSentence({type, attributes, children}: Directive): boolean {
  return (
    type === 'textDirective' &&
    children.length === 0 &&
    Object.keys(attributes ?? {}).length === 0
  );
}

/** What is wrong with a directive, if anything. */
function complaint(node: Directive): string | undefined {
  if (node.data === undefined) {
    const known = [
      ...Object.keys(authorBlocks),
      ...['demo', 'video'],
      ...hints,
    ];
    return isSentence(node)
      ? undefined
      : `found the unknown block ${prefixes[node.type] ?? ''}${node.name}, expected one of: ${known.join(', ')}`;
  }
  if ((node.data as {hName?: string}).hName !== 'admonition') {
    return undefined;
  }
  const strange = Object.keys(node.attributes ?? {}).find(
    (name) => !hintAttributes.has(name),
  );
  return strange === undefined
    ? undefined
    : `found {${strange}} at :::${node.name}, expected its title in brackets, :::${node.name}[Title], and nothing else`;
}

/** Whether a line of a text begins with the colons of a block. */
function hasStrayColons({children}: Paragraph): boolean {
  return children.some(
    (child) => child.type === 'text' && /^:{3,}/m.test(child.value),
  );
}

/**
 * Runs after everything that knows a block: what is left is a mistake, and stops the build with file and line. Docusaurus would show it as
 * text, or leave it out.
 */
export const remarkLeftovers: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (node) => {
    if (node.type in prefixes) {
      const reason = complaint(node as Directive);
      if (reason !== undefined) {
        file.fail(reason, node.position, 'blocks:unknown');
      }
    }
    if (node.type === 'paragraph' && hasStrayColons(node)) {
      file.fail(
        'found a line of colons that closes nothing, expected more colons at a block than at the blocks within it, and an empty line around each',
        node.position,
        'blocks:colons',
      );
    }
  });
};
