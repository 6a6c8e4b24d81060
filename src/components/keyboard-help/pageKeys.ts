import {storageKeys} from '../../config/storageKeys';
import {storedChoice} from '../../lib/storedValue';

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
export type PageKey = keyof typeof neighbourLinkIds | 'help' | 'search';

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

/** Inputs that take no text: a key that types something means nothing to them. */
const pressed = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file']
  .map((type) => `[type="${type}"]`)
  .join();

/** Where a key enters or chooses something of its own, as a selector. */
export const typingPlaces = `input:not(${pressed}), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="searchbox"]`;

/** The question mark, also as Chinese keyboards type it; which keys that takes differs between keyboards. */
const helpKeys: readonly string[] = ['?', '？'];

/** The slash, also as Chinese keyboards type it. */
const searchKeys: readonly string[] = ['/', '／'];

/** Ctrl+K, or Command+K: also while the reader types, and also when held down, before the browser takes it. */
export function isSearchKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyPress): boolean {
  return (
    key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
  );
}

function plainKey(key: string): PageKey | undefined {
  if (searchKeys.includes(key)) {
    return 'search';
  }
  return helpKeys.includes(key) ? 'help' : undefined;
}

/**
 * What a pressed key means: Alt with an arrow and nothing else, a question mark, a slash, or Ctrl (Command) with K.
 *
 * @param isTyping whether the key was pressed where text is entered
 */
export function pageKey(
  press: KeyPress,
  isTyping: boolean,
): PageKey | undefined {
  const {key, altKey, ctrlKey, metaKey, shiftKey, repeat} = press;
  if (isSearchKey(press)) {
    return 'search';
  }
  if (isTyping || repeat || ctrlKey || metaKey) {
    return undefined;
  }
  if (!altKey) {
    return plainKey(key);
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
