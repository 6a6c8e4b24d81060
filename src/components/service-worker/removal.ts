/** Takes the place of the service worker where caching is switched off: removes the caches of an earlier one, and itself. */
import {CACHE_PREFIX} from '../../config/storageKeys';
import {scope} from './scope';

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX))
      .map(async (name) => caches.delete(name)),
  );
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});
