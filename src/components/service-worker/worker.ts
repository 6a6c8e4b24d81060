/** The service worker: keeps what readers read and answers with it where the network does not. */
import {CACHE_PREFIX, cacheNames} from '../../config/storageKeys';
import {keptAddress, offlinePage} from './keptPage';
import {OFFLINE_HEADER} from './offlineHeader';
import {CLOSE_MESSAGE} from './closeMessage';
import {parseReadMessage} from './readMessage';
import {requestKind} from './requestKind';
import {scope} from './scope';
import {
  closeCaches,
  fetchAndKeep,
  find,
  keepFiles,
  keepPage,
  keptPages,
} from './pageCache';

const {origin} = scope.location;

async function offlineAnswer(pathname: string): Promise<Response> {
  return new Response(offlinePage(pathname, await keptPages()), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

/** The network's answer for a page, whatever it is; without a network the kept page, or the one that says so. */
async function answerPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
  keep: (pathname: string, answer: Response) => void,
): Promise<Response> {
  const {pathname} = new URL(request.url);
  try {
    const answer = (await preloaded) ?? (await fetch(request));
    keep(pathname, answer.clone());
    return answer;
  } catch {
    return (
      (await find('pages', keptAddress(pathname))) ?? offlineAnswer(pathname)
    );
  }
}

/** A file that never changes: the kept one first. */
async function answerHashed(address: string): Promise<Response> {
  return (
    (await find('files', address)) ?? (await fetchAndKeep('files', address))
  );
}

/** A file of the index. One that is not kept is told from one that the site does not have. */
async function answerSearchFile(address: string): Promise<Response> {
  return (
    (await find('search', address)) ??
    fetchAndKeep('search', address).catch(
      () => new Response(null, {status: 503, headers: {[OFFLINE_HEADER]: '1'}}),
    )
  );
}

/** A file that can change: the network's first. */
async function answerChanging(address: string): Promise<Response> {
  const key = address.includes('/search-index/') ? 'search' : 'files';
  return fetchAndKeep(key, address).catch(async (error: unknown) => {
    const kept = await find(key, address);
    if (kept === undefined) {
      throw error;
    }
    return kept;
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
          event.waitUntil(keepPage(pathname, answer));
        }),
      );
      break;
    case 'unkept':
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
  const keep = async () => {
    const {page, files} = message;
    await keepFiles(files);
    // Within the site, a page comes as its parts; its HTML is asked for here. The browser knows whether it has changed.
    if ((await find('pages', keptAddress(page))) === undefined) {
      await keepPage(page, await fetch(page));
    }
  };
  event.waitUntil(keep().catch(() => undefined));
});
