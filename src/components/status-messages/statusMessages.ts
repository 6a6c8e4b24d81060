import {useSyncExternalStore} from 'react';

/** How long a message is shown by default, in milliseconds. */
export const MESSAGE_DURATION = 3000;

/** A short note that disappears by itself. */
export interface Message {
  id: number;
  text: string;
  /** In milliseconds. */
  duration: number;
}

const none: readonly Message[] = [];

let messages = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Message[]): void {
  messages = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Shows and announces a message. Needs no provider; the text is already translated. */
export function showMessage(
  text: string,
  {duration = MESSAGE_DURATION}: {duration?: number} = {},
): void {
  lastId += 1;
  change([...messages, {id: lastId, text, duration}]);
}

export function closeMessage(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The messages that are shown, the newest last. */
export function useMessages(): readonly Message[] {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  );
}
