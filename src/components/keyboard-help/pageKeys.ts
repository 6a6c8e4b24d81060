import {storageKeys} from '../../config/storageKeys';
import {storedChoice} from '../../lib/storedValue';

/** Whether the reader has the site's shortcuts turned on. */
export const pageKeysChoice = storedChoice(
  storageKeys.pageKeys,
  ['on', 'off'],
  'on',
);

/** Ids of the links to the previous and next page: the shortcut follows the link, so it does nothing where there is none. */
export const neighbourLinkIds = {
  previous: 'site-previous-page',
  next: 'site-next-page',
} as const;

/** What a shortcut does. */
export type PageKey = keyof typeof neighbourLinkIds | 'help' | 'search';

/** What is known of a key press; `code` is its place, named for a US keyboard. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'
>;

/** Inputs that take no text: a typing key does nothing in them. */
const nonTextInputs = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file']
  .map((type) => `[type="${type}"]`)
  .join();

/** Elements that handle keys themselves, as a selector. */
const typingPlaces = `input:not(${nonTextInputs}), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="searchbox"]`;

/** Whether keys that are pressed at an element are text. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(typingPlaces) !== null;

/** Keys that type a sign, which is also full-width on Chinese keyboards; where it is on the keyboard differs. */
const plainKeys: Readonly<Record<string, PageKey>> = {
  '?': 'help',
  '？': 'help',
  '/': 'search',
  '／': 'search',
};

/** Keys together with Alt. */
const altKeys: Readonly<Record<string, PageKey>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

/** Ctrl+K or Command+K, by the key's place where it types no Latin letter: also while typing, and also on repeats, before the browser takes it. */
export function isSearchKey({
  key,
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyPress): boolean {
  const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK';
  return isK && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** The shortcut that a key press is: Alt with an arrow and nothing else, a question mark, a slash, or Ctrl (Command) with K. */
export function pageKey(
  press: KeyPress,
  isInText: boolean,
): PageKey | undefined {
  const {key, altKey, ctrlKey, metaKey, shiftKey, repeat} = press;
  if (isSearchKey(press)) {
    return 'search';
  }
  if (isInText || repeat || ctrlKey || metaKey) {
    return undefined;
  }
  if (!altKey) {
    return plainKeys[key];
  }
  return shiftKey ? undefined : altKeys[key];
}
