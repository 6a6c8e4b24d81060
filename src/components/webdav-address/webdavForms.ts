import {hiddenCharacter} from '../../lib/hiddenCharacter';
import {parseUrl} from '../../lib/parseUrl';
import {everyShell} from '../../lib/shellCommand';

/** `site` is the address of AList's pages; `folder` is a path for an account whose base path is `/`. */
export interface WebdavInput {
  site: string;
  folder: string;
}

export type WebdavRefusal = 'notAnAddress' | 'hasPassword' | 'badFolder';

export type WebdavForm = 'url' | 'gnome' | 'kde' | 'windows' | 'rclone';

export interface WebdavAddress {
  kind: 'read';
  isSecure: boolean;
  host: string;
  port: string;
  /** With `/dav`, percent-encoded. */
  path: string;
  forms: Record<WebdavForm, string>;
}

export type WebdavAnswer =
  WebdavAddress | {kind: 'refused'; reason: WebdavRefusal};

/** Path under which AList serves WebDAV. */
const ROOT = 'dav';

export const webdavExample: WebdavInput = {
  site: 'https://files.example.com',
  folder: '/',
};

function refused(reason: WebdavRefusal) {
  return {kind: 'refused', reason} as const;
}

/** Also encodes characters that have a meaning in a shell, into which users paste such an address. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function isEncodable(name: string): boolean {
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(
    name,
  );
}

/** The segments of a path; `undefined` if it has `.` or `..`, or cannot be encoded. */
function namesOf(path: string): string[] | undefined {
  const names = path
    .trim()
    .split('/')
    .filter((name) => name !== '');
  return names.every(
    (name) => name !== '.' && name !== '..' && isEncodable(name),
  )
    ? names
    : undefined;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The URL parser accepts `$`, `;` and backticks in hosts, which are dangerous in a shell command. */
const isHost = (hostname: string) =>
  /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/.test(hostname);

/** Parses an address with or without its scheme. */
function siteAddress(text: string): URL | undefined {
  const trimmed = text.trim();
  // The URL parser drops line breaks and tabs, so the host could differ from what the user sees.
  if (hiddenCharacter(trimmed) !== undefined) {
    return undefined;
  }
  const address = parseUrl(
    /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`,
  );
  return address !== undefined &&
    /^https?:$/.test(address.protocol) &&
    isHost(address.hostname)
    ? address
    : undefined;
}

/** AList's base path: the segments before its own pages or `dav`. */
function subPath({pathname}: URL): string[] {
  const names = pathname
    .split('/')
    .filter((name) => name !== '')
    .map(decoded);
  const own = names.findIndex((name) => name.startsWith('@') || name === ROOT);
  return own === -1 ? names : names.slice(0, own);
}

export function webdavAddress({site, folder}: WebdavInput): WebdavAnswer {
  const address = siteAddress(site);
  if (address === undefined) {
    return refused('notAnAddress');
  }
  if (address.username !== '' || address.password !== '') {
    return refused('hasPassword');
  }
  const names = namesOf(folder);
  if (names === undefined) {
    return refused('badFolder');
  }
  const isSecure = address.protocol === 'https:';
  const {host, hostname} = address;
  const path = `/${[...subPath(address), ROOT, ...names].map(encoded).join('/')}`;
  const url = `${address.protocol}//${host}${path}`;
  const s = isSecure ? 's' : '';
  return {
    kind: 'read',
    isSecure,
    host: hostname,
    port: address.port === '' ? (isSecure ? '443' : '80') : address.port,
    path,
    forms: {
      url,
      gnome: `dav${s}://${host}${path}`,
      kde: `webdav${s}://${host}${path}`,
      windows: everyShell`net use Z: ${url} /user:alice *`.text,
      rclone:
        everyShell`rclone config create alist webdav url=${url} vendor=other user=alice`
          .text,
    },
  };
}
