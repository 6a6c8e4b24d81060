import {storageKeys} from '../config/storageKeys';
import {storedChoice} from './storedValue';

/** Whether the reader wants the keys of this site. */
export const pageKeysChoice = storedChoice(
  storageKeys.pageKeys,
  ['on', 'off'],
  'on',
);

/** Ids of the links to the neighbours of a page: a key follows the link, so it leads nowhere where there is none. */
export const neighbourLinkIds = {
  previous: 'site-previous-page',
  next: 'site-next-page',
} as const;

/** What a key of this site does. */
export type PageKey = keyof typeof neighbourLinkIds | 'help';

/** A pressed key, as in `KeyboardEvent`. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** The key was held down and repeats itself. */
  repeat: boolean;
}

/** The question mark, also as Chinese keyboards type it; which keys that takes differs between keyboards. */
const helpKeys: readonly string[] = ['?', '？'];

/**
 * What a pressed key means: Alt with an arrow and nothing else, or a question mark.
 *
 * @param isTyping whether the key was pressed where text is entered
 */
export function pageKey(
  {key, altKey, ctrlKey, metaKey, shiftKey, repeat}: KeyPress,
  isTyping: boolean,
): PageKey | undefined {
  if (isTyping || repeat || ctrlKey || metaKey) {
    return undefined;
  }
  if (!altKey) {
    return helpKeys.includes(key) ? 'help' : undefined;
  }
  if (shiftKey) {
    return undefined;
  }
  switch (key) {
    case 'ArrowRight':
      return 'next';
    case 'ArrowLeft':
      return 'previous';
    default:
      return undefined;
  }
}
