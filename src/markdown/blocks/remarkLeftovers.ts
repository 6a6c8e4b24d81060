import type {Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {containerBlocks, textBlocks} from './authorBlocks';
import {hints} from './hints';
import type {Directive} from './nodes';

/** The attributes of hints; their title is in brackets. */
const hintAttributes = new Set(['id', 'class']);

const prefixes: Record<string, string> = {
  containerDirective: ':::',
  leafDirective: '::',
  textDirective: ':',
};

/** A word after a colon in a sentence is not a block. */
function isSentence({type, attributes, children}: Directive): boolean {
  return (
    type === 'textDirective' &&
    children.length === 0 &&
    Object.keys(attributes ?? {}).length === 0
  );
}

const known = [
  ...Object.keys({...containerBlocks, ...textBlocks}),
  ...['demo', 'video', ...hints],
];

export function isKnownBlock({name}: Directive): boolean {
  return known.includes(name);
}

export function unknownBlock({type, name}: Directive): string {
  return `found the unknown block ${prefixes[type] ?? ''}${name}, expected one of: ${known.join(', ')}`;
}

function complaint(node: Directive): string | undefined {
  if (node.data === undefined) {
    return isSentence(node) ? undefined : unknownBlock(node);
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

function hasStrayColons({children}: Paragraph): boolean {
  return children.some(
    (child) => child.type === 'text' && /^:{3,}/m.test(child.value),
  );
}

/**
 * Runs after every plugin that handles a block: what is left is a mistake, and fails the build with file and line. Docusaurus would show it
 * as text, or drop it.
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
