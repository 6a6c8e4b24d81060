import {decoded} from '../../lib/decoded';
import {everyShell} from '../../lib/shellCommand';
import {
  readServerAddress,
  type AddressProblem,
} from '../server-check/serverAddress';

/** `site` is the address of AList's pages; `folder` is a path for an account whose base path is `/`. */
export interface WebdavInput {
  site: string;
  folder: string;
}

export interface WebdavAddress {
  isSecure: boolean;
  host: string;
  port: string;
  /** With `/dav`, percent-encoded. */
  path: string;
  forms: Record<'url' | 'gnome' | 'kde' | 'windows' | 'rclone', string>;
}

/** The address, or what is wrong with the site or the folder. */
export interface WebdavAnswer {
  address?: WebdavAddress;
  problem?: AddressProblem | 'folder';
}

export const webdavExample: WebdavInput = {
  site: 'https://files.example.com',
  folder: '/',
};

/** Also encodes characters that have a meaning in a shell, into which readers paste such an address. */
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

export function webdavAddress({site, folder}: WebdavInput): WebdavAnswer {
  const {server, problem} = readServerAddress(site);
  if (server === undefined) {
    return {problem};
  }
  const names = namesOf(folder);
  if (names === undefined) {
    return {problem: 'folder'};
  }
  const {isSecure, origin, host, hostname} = server;
  const above = server.path.split('/').slice(1).map(decoded);
  const path = `/${[...above, 'dav', ...names].map(encoded).join('/')}`;
  const url = `${origin}${path}`;
  const s = isSecure ? 's' : '';
  const [, port] = /:(\d+)$/.exec(host) ?? [];
  return {
    address: {
      isSecure,
      host: hostname,
      port: port ?? (isSecure ? '443' : '80'),
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
    },
  };
}
