import {useSyncExternalStore} from 'react';

/** Shared state: a shortcut and the button of each page open the same list. */
let isOpen = false;

const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  listeners.forEach((listener) => {
    listener();
  });
}

export function openKeyboardHelp(): void {
  set(true);
}

export function closeKeyboardHelp(): void {
  set(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the list is open; always false in the first render. */
export function useIsKeyboardHelpOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
