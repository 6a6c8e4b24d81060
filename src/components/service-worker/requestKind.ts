import {ARCHIVE_FOLDER} from '../../config/offlineArchive';
import {localeCodes, locales} from '../../config/locales';
import {INDEX_FOLDER} from '../search/indexFiles';
import {isCallbackPage, isToolPage} from '../../lib/toolPage';
import {cachedFolders} from './cachedFolders';

/**
 * What the service worker does with a request. `page`: the network's answer, else the cached one, else the page that says so;
 * `uncached`: a page that is never cached; `hashed`: a file that never changes, the cached one first; `searchFile`: one of the index;
 * `changing`: a file that may change under its name, the network's first; `ignored`: none of its business.
 */
export type RequestKind =
  'page' | 'uncached' | 'hashed' | 'searchFile' | 'changing' | 'ignored';

/** What is known of a request. */
export interface RequestDetails {
  method: string;
  url: string;
  /** The browser goes to it, as opposed to a page asking for it. */
  isNavigation: boolean;
  /** It asks for a part of a file. */
  isPartial: boolean;
}

const changingFolders = ['img/', 'search-index/'];
const changingFiles = ['favicon.svg', 'logo.svg'];

/** The path below the folder of its language. */
function belowLocale(pathname: string): string {
  const base = localeCodes
    .map((code) => locales[code].base)
    .filter((prefix) => pathname.startsWith(prefix))
    .sort((one, other) => other.length - one.length)
    .at(0);
  return pathname.slice((base ?? '/').length);
}

function pageKind({pathname, search}: URL): RequestKind {
  const isArchive = belowLocale(pathname).startsWith(`${ARCHIVE_FOLDER}/`);
  if (isCallbackPage(pathname) || isArchive) {
    return 'ignored';
  }
  return search !== '' || isToolPage(pathname) ? 'uncached' : 'page';
}

function fileKind({pathname, search}: URL): RequestKind {
  const path = belowLocale(pathname);
  if (search !== '') {
    return 'ignored';
  }
  if (path.startsWith(INDEX_FOLDER)) {
    return 'searchFile';
  }
  if (cachedFolders.some((folder) => path.startsWith(`assets/${folder}/`))) {
    return 'hashed';
  }
  return changingFiles.includes(path) ||
    changingFolders.some((folder) => path.startsWith(folder))
    ? 'changing'
    : 'ignored';
}

/** What to do with a request of a page of this site, or of the browser for one. */
export function requestKind(
  {method, url, isNavigation, isPartial}: RequestDetails,
  origin: string,
): RequestKind {
  const parsed = new URL(url);
  if (method !== 'GET' || parsed.origin !== origin || isPartial) {
    return 'ignored';
  }
  return isNavigation ? pageKind(parsed) : fileKind(parsed);
}
