import type {ContainerDirective} from 'mdast-util-directive';
import {BlockError, splitLabel} from './nodes';

/** The admonitions of Docusaurus, from quiet to loud. */
export const hints = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export function isHint(name: string): boolean {
  return hints.some((hint) => hint === name);
}

export function assertFilled(node: ContainerDirective): void {
  if (splitLabel(node).content.length === 0) {
    throw new BlockError(
      `found nothing in :::${node.name}, expected some text between its colons`,
    );
  }
}
