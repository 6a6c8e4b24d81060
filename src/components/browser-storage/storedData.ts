import {CACHE_PREFIX} from '../../config/storageKeys';
import {CLOSE_MESSAGE} from '../service-worker/closeMessage';
import {belongsTo, everyStorageKey} from './storedEntries';
import {removeStored, storedNames} from '../../lib/browser/storage';

async function removeCaches(): Promise<number> {
  const names = (await window.caches.keys()).filter((name) =>
    name.startsWith(CACHE_PREFIX),
  );
  await Promise.all(names.map(async (name) => window.caches.delete(name)));
  return names.length;
}

/** Milliseconds after which a worker that says nothing is no longer waited for. */
const CLOSE_PATIENCE = 2000;

/** Waits until the worker keeps nothing more: what it is about to keep would come back after everything is removed. */
async function closed(worker: ServiceWorker): Promise<void> {
  const {port1, port2} = new MessageChannel();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, CLOSE_PATIENCE);
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
    await closed(worker);
  }
  await registration?.unregister();
}

/** Removes everything that this site keeps in the browser, and nothing else. Gives how many things it removed. */
export async function clearKeptData(): Promise<number> {
  let count = 0;
  for (const area of ['local', 'session'] as const) {
    const keys = everyStorageKey.filter((key) => key.area === area);
    const names = storedNames({area, key: ''}).filter((name) =>
      keys.some((key) => belongsTo(name, key)),
    );
    names.forEach((key) => {
      removeStored({area, key});
    });
    count += names.length;
  }
  // The service worker first, which would keep on.
  if ('serviceWorker' in navigator) {
    await removeWorker().catch(() => undefined);
  }
  return 'caches' in window
    ? count + (await removeCaches().catch(() => 0))
    : count;
}
