import {createStore, useStore} from '../../lib/browser/store';

/** How long a message is shown by default, in milliseconds. */
const MESSAGE_DURATION = 3000;

/** A short note that disappears by itself. */
export interface Message {
  id: number;
  text: string;
  /** In milliseconds. */
  duration: number;
}

const messages = createStore<readonly Message[]>([]);

let lastId = 0;

/** Shows and announces a message. Needs no provider; the text is already translated. */
export function showMessage(
  text: string,
  {duration = MESSAGE_DURATION}: {duration?: number} = {},
): void {
  lastId += 1;
  messages.set([...messages.get(), {id: lastId, text, duration}]);
}

export function closeMessage(id: number): void {
  messages.set(messages.get().filter((message) => message.id !== id));
}

/** The messages that are shown, the newest last. */
export function useMessages(): readonly Message[] {
  return useStore(messages);
}
