import {cacheNames} from '../../config/storageKeys';
import {offline} from '../../config/offline';
import {scope} from './scope';
import {assetsOf, cachedAddress, titleOf, type CachedPage} from './cachedPage';

type CacheKey = keyof typeof cacheNames;

const most: Record<CacheKey, number> = {
  pages: offline.mostPages,
  files: offline.mostFiles,
  search: offline.mostSearchFiles,
};

let isClosed = false;

/** Once the reader has everything removed: nothing is cached or found any more. */
export function closeCaches(): void {
  isClosed = true;
}

/** Whether a response is complete and from this site. */
const isWhole = ({status, type}: Response) =>
  status === 200 && type === 'basic';

/** Content types by the folder or the ending of a file; servers differ in how they name fonts and scripts. */
const typesOf: readonly [path: RegExp, type: RegExp][] = [
  [/\/assets\/js\//, /javascript|ecmascript/],
  [/\/assets\/css\//, /^text\/css/],
  [/\/assets\/fonts\//, /font|^application\/octet-stream/],
  [/\/assets\/images\/|\/img\/|\.svg$/, /^image\//],
  [/\.json$/, /json/],
];

/** A maintenance page with status 200, in place of a script, would otherwise be used until it is evicted. */
function isOfKind(
  key: CacheKey,
  address: string,
  {headers}: Response,
): boolean {
  const type = headers.get('Content-Type') ?? '';
  if (key === 'pages') {
    return type.startsWith('text/html');
  }
  const {pathname} = new URL(address, scope.location.origin);
  const [, expected] = typesOf.find(([path]) => path.test(pathname)) ?? [];
  return expected?.test(type) ?? false;
}

/** Adds an entry as the newest. The oldest go when there are too many; where there is no room, nothing is cached. */
async function put(
  key: CacheKey,
  address: string,
  answer: Response,
): Promise<void> {
  if (isClosed) {
    return;
  }
  try {
    const cache = await caches.open(cacheNames[key]);
    await cache.delete(address);
    await cache.put(address, answer);
    const all = await cache.keys();
    await Promise.all(
      all
        .slice(0, Math.max(0, all.length - most[key]))
        .map(async (old) => cache.delete(old)),
    );
  } catch {
    // A full disk: the site works as without a cache.
  }
}

export async function find(
  key: CacheKey,
  address: string,
): Promise<Response | undefined> {
  if (isClosed) {
    return undefined;
  }
  // Opening a cache creates it.
  const cache = await caches.open(cacheNames[key]);
  // The site sends the same bytes to everybody.
  const cached = await cache.match(address, {ignoreVary: true});
  return cached !== undefined && isOfKind(key, address, cached)
    ? cached
    : undefined;
}

/** Fetches a file, and caches it if it is complete and no page. */
export async function fetchAndCache(
  key: CacheKey,
  address: string,
): Promise<Response> {
  const answer = await fetch(address);
  if (isWhole(answer) && !answer.redirected && isOfKind(key, address, answer)) {
    await put(key, address, answer.clone());
  }
  return answer;
}

/** Caches files that never change, one after the other, so that nothing that a reader waits for has to wait for them. */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if ((await find('files', address)) === undefined) {
      await fetchAndCache('files', address).catch(() => undefined);
    }
  }
}

/** Makes cached files the newest again, so that what every page needs stays longest. */
async function touchFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const cached = await find('files', address);
    if (cached !== undefined) {
      await put('files', address, cached);
    }
  }
}

/** Browsers refuse an answer to a navigation that came by a redirect. */
const withoutRedirect = (answer: Response) =>
  answer.redirected
    ? new Response(answer.body, {
        status: answer.status,
        headers: answer.headers,
      })
    : answer;

/** Caches a page with the files that its HTML names, if it is one. After a redirect it is that of the new address. */
export async function cachePage(
  requested: string,
  answer: Response,
): Promise<void> {
  const pathname = answer.redirected ? new URL(answer.url).pathname : requested;
  if (isWhole(answer) && isOfKind('pages', pathname, answer)) {
    const html = await answer.clone().text();
    const files = assetsOf(html);
    await cacheFiles(files);
    await touchFiles(files);
    await put('pages', cachedAddress(pathname), withoutRedirect(answer));
  }
}

/** Every cached page, the newest first. */
export async function cachedPages(): Promise<CachedPage[]> {
  if (isClosed) {
    return [];
  }
  const cache = await caches.open(cacheNames.pages);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = await (await cache.match(request))?.text();
      return {
        address: new URL(request.url).pathname,
        title: titleOf(html ?? ''),
      };
    }),
  );
  return pages.reverse();
}
