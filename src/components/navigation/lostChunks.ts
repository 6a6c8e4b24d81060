import {storageKeys} from '../../config/storageKeys';
import {afterLostChunk} from './lostChunk';
import type {StoredValue} from '../../lib/storedValue';
import {readStored, removeStored, writeStored} from '../../lib/browser/storage';

/** Loads a chunk by its id. */
type LoadChunk = (id: string | number) => Promise<unknown>;

/** The bundler's own object; only defined inside a bundle. */
declare const __webpack_require__: {e: LoadChunk};

/** Delay before a failed chunk is requested again, in milliseconds. */
const PAUSE = 500;

const reloadedPage: StoredValue<string> = {
  ...storageKeys.reloadedPage,
  parse: (text) => text,
  format: (page) => page,
  fallback: '',
};

const isPageHydrated = () =>
  document.documentElement.dataset.hasHydrated === 'true';

async function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE);
  });
}

/** Handles a chunk that failed for good. Never settles where the page is reloaded. */
async function giveUp(error: unknown): Promise<never> {
  const page = window.location.pathname;
  const before = readStored(reloadedPage);
  const isKept = writeStored(reloadedPage, page);
  const next = afterLostChunk({
    isPageHydrated: isPageHydrated(),
    reloadedPage: isKept ? before : undefined,
    page,
    isOnline: navigator.onLine,
  });
  if (next === 'report') {
    throw error;
  }
  window.location.reload();
  return new Promise(() => undefined);
}

/** A loader that retries a failed chunk once. */
export function withRetry(load: LoadChunk): LoadChunk {
  return async (id) =>
    load(id)
      .catch(async () => pause().then(async () => load(id)))
      .catch(giveUp);
}

/** Call once a page is hydrated. */
export function forgetLostChunks(): void {
  removeStored(storageKeys.reloadedPage);
}

if (
  typeof window !== 'undefined' &&
  typeof __webpack_require__ !== 'undefined'
) {
  __webpack_require__.e = withRetry(__webpack_require__.e);
}
