import {createStore, useStore} from '../../lib/browser/store';

/** Shared state: a shortcut and the button of each page open the same list. */
const isOpen = createStore(false);

export function openKeyboardHelp(): void {
  isOpen.set(true);
}

export function closeKeyboardHelp(): void {
  isOpen.set(false);
}

/** Whether the list is open; always false in the first render. */
export function useIsKeyboardHelpOpen(): boolean {
  return useStore(isOpen);
}
