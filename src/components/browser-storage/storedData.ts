import {CACHE_PREFIX} from '../../config/storageKeys';
import {CLOSE_MESSAGE} from '../service-worker/closeMessage';
import {belongsTo, everyStorageKey} from './storedEntries';
import {removeStored, storedSuffixes} from '../../lib/browser/storage';

async function removeCaches(): Promise<number> {
  const names = (await window.caches.keys()).filter((name) =>
    name.startsWith(CACHE_PREFIX),
  );
  await Promise.all(names.map(async (name) => window.caches.delete(name)));
  return names.length;
}

/** How long to wait for a service worker that does not answer, in milliseconds. */
const ANSWER_TIMEOUT = 2000;

/** Asks the worker to stop caching, and waits for its answer: a write that is under way would otherwise land after the clearing. */
async function stopCaching(worker: ServiceWorker): Promise<void> {
  const {port1, port2} = new MessageChannel();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, ANSWER_TIMEOUT);
    port1.onmessage = () => {
      resolve();
    };
    worker.postMessage(CLOSE_MESSAGE, [port2]);
  });
  port1.close();
}

async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const worker = registration?.active;
  if (worker) {
    await stopCaching(worker);
  }
  await registration?.unregister();
}

/** Removes everything that this site stores in the browser, and nothing else. Returns how many entries it removed. */
export async function clearStoredData(): Promise<number> {
  let count = 0;
  for (const area of ['local', 'session'] as const) {
    const keys = everyStorageKey.filter((key) => key.area === area);
    const names = storedSuffixes({area, key: ''}).filter((name) =>
      keys.some((key) => belongsTo(name, key)),
    );
    names.forEach((key) => {
      removeStored({area, key});
    });
    count += names.length;
  }
  // The service worker first, because it would go on caching.
  if ('serviceWorker' in navigator) {
    await removeWorker().catch(() => undefined);
  }
  return 'caches' in window
    ? count + (await removeCaches().catch(() => 0))
    : count;
}
