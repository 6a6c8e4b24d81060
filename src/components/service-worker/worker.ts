/** The service worker: caches what readers read and answers with it where the network does not. */
import {CACHE_PREFIX, cacheNames} from '../../config/storageKeys';
import {cachedAddress, offlinePage} from './cachedPage';
import {OFFLINE_HEADER} from './offlineHeader';
import {CLOSE_MESSAGE} from './closeMessage';
import {parseReadMessage} from './readMessage';
import {requestKind} from './requestKind';
import {scope} from './scope';
import {
  closeCaches,
  fetchAndCache,
  find,
  cacheFiles,
  cachePage,
  cachedPages,
} from './pageCache';

const {origin} = scope.location;

async function offlineAnswer(pathname: string): Promise<Response> {
  return new Response(offlinePage(pathname, await cachedPages()), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

/** The network's answer for a page, whatever it is; without a network the cached page, or the one that says so. */
async function answerPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
  cache: (pathname: string, answer: Response) => void,
): Promise<Response> {
  const {pathname} = new URL(request.url);
  try {
    const answer = (await preloaded) ?? (await fetch(request));
    cache(pathname, answer.clone());
    return answer;
  } catch {
    return (
      (await find('pages', cachedAddress(pathname))) ?? offlineAnswer(pathname)
    );
  }
}

/** A file that never changes: the cached one first. */
async function answerHashed(address: string): Promise<Response> {
  return (
    (await find('files', address)) ?? (await fetchAndCache('files', address))
  );
}

/** A file of the index. A file that is not cached is distinguished from one that the site does not have. */
async function answerSearchFile(address: string): Promise<Response> {
  return (
    (await find('search', address)) ??
    fetchAndCache('search', address).catch(
      () => new Response(null, {status: 503, headers: {[OFFLINE_HEADER]: '1'}}),
    )
  );
}

/** A file that can change: the network's first. */
async function answerChanging(address: string): Promise<Response> {
  const key = address.includes('/search-index/') ? 'search' : 'files';
  return fetchAndCache(key, address).catch(async (error: unknown) => {
    const cached = await find(key, address);
    if (cached === undefined) {
      throw error;
    }
    return cached;
  });
}

scope.addEventListener('activate', (event) => {
  const wanted: string[] = Object.values(cacheNames);
  const clean = async () => {
    const names = await caches.keys();
    const old = names.filter(
      (name) => name.startsWith(CACHE_PREFIX) && !wanted.includes(name),
    );
    await Promise.all(old.map(async (name) => caches.delete(name)));
    await scope.registration.navigationPreload.enable();
    await scope.clients.claim();
  };
  event.waitUntil(clean());
});

scope.addEventListener('fetch', (event) => {
  const {request, preloadResponse} = event;
  const {method, mode, url, headers} = request;
  const kind = requestKind(
    {
      method,
      url,
      isNavigation: mode === 'navigate',
      isPartial: headers.has('Range'),
    },
    origin,
  );
  switch (kind) {
    case 'page':
      event.respondWith(
        answerPage(request, preloadResponse, (pathname, answer) => {
          event.waitUntil(cachePage(pathname, answer));
        }),
      );
      break;
    case 'uncached':
      event.respondWith(answerPage(request, preloadResponse, () => undefined));
      break;
    case 'hashed':
      event.respondWith(answerHashed(url));
      break;
    case 'searchFile':
      event.respondWith(answerSearchFile(url));
      break;
    case 'changing':
      event.respondWith(answerChanging(url));
      break;
    case 'ignored':
      break;
  }
});

scope.addEventListener('message', (event) => {
  if (event.data === CLOSE_MESSAGE) {
    closeCaches();
    event.ports[0]?.postMessage(CLOSE_MESSAGE);
    return;
  }
  const message = parseReadMessage(event.data, origin);
  if (message === undefined) {
    return;
  }
  const cache = async () => {
    const {page, files} = message;
    await cacheFiles(files);
    // Within the site, a page comes as its parts; its HTML is asked for here. The browser knows whether it has changed.
    if ((await find('pages', cachedAddress(page))) === undefined) {
      await cachePage(page, await fetch(page));
    }
  };
  event.waitUntil(cache().catch(() => undefined));
});
