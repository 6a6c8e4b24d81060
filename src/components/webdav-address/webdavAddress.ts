import {hiddenCharacter} from '../../lib/hiddenCharacter';
import {parseUrl} from '../../lib/parseUrl';

/** What the reader knows: the address of the web pages, and a folder as an account sees it whose base path is `/`. */
export interface WebdavInput {
  site: string;
  folder: string;
}

export type WebdavRefusal = 'notAnAddress' | 'hasPassword' | 'badFolder';

/** The ways in which clients want the address. */
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

/** Where the product serves WebDAV. */
const ROOT = 'dav';

export const webdavExample: WebdavInput = {
  site: 'https://files.example.com',
  folder: '/',
};

function refused(reason: WebdavRefusal) {
  return {kind: 'refused', reason} as const;
}

/** Only characters that mean nothing to a shell either stay as they are. */
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

/** The names of a path; `undefined` where it leads around. */
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

/** A browser takes hosts with `$`, `;` or a backtick, which no name in the network has, and which shells understand. */
const isHost = (hostname: string) =>
  /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/.test(hostname);

/** An address as it stands in a browser, with or without its scheme. */
function siteAddress(text: string): URL | undefined {
  const trimmed = text.trim();
  // A browser leaves out line breaks and tabs, so that the host would be another than the reader sees.
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

/** The sub-path that the product is served under: what comes before its own pages and before WebDAV. */
function subPath({pathname}: URL): string[] {
  const names = pathname
    .split('/')
    .filter((name) => name !== '')
    .map(decoded);
  const own = names.findIndex((name) => name.startsWith('@') || name === ROOT);
  return own === -1 ? names : names.slice(0, own);
}

/** Under which addresses the clients find a folder over WebDAV. */
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
      // Double quotes are those of every terminal.
      windows: `net use Z: "${url}" /user:alice *`,
      rclone: `rclone config create alist webdav url="${url}" vendor=other user=alice`,
    },
  };
}
