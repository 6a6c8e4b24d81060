import {isPrivateHost} from '../../lib/endpoints';
import {hiddenCharacter} from '../../lib/hiddenCharacter';
import {parseUrl} from '../../lib/parseUrl';

/** The server that a reader wants to look at. */
export interface Server {
  /** With AList's sub-path, without a slash at the end. */
  address: string;
  origin: string;
  /** With its port. */
  host: string;
  hostname: string;
  /** Sub-path of AList; empty at the root. */
  path: string;
  isSecure: boolean;
  /** Whether the host is in the reader's own network, as far as its name says. */
  isPrivate: boolean;
  /** Whether the host is the reader's own machine. */
  isLoopback: boolean;
}

export type AddressProblem =
  'empty' | 'scheme' | 'hasPassword' | 'host' | 'port' | 'hidden';

/** A link to a download. */
export interface DownloadLink {
  /** Path of the file, percent-encoded. */
  path: string;
  /** Empty for none. */
  sign: string;
}

/** The server of an address, or what is wrong with it. */
export interface AddressAnswer {
  server?: Server;
  link?: DownloadLink;
  problem?: AddressProblem;
}

/** The URL parser also accepts characters that no host has. */
const hostForm =
  /^(?:[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?|\[[\da-f:.]+\])$/u;

/** A host in one spelling: without the dot at the end, and IPv4 that is written as IPv6 as IPv4. */
function normalHost(hostname: string): string {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const [, high, low] =
    /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(name) ?? [];
  if (high === undefined || low === undefined) {
    return name;
  }
  return [high, low]
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [part >> 8, part & 255])
    .join('.');
}

/** Also the addresses that stand for every one of this machine. */
const loopback =
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether a host is the machine of whoever uses it. */
export const isLoopbackHost = (hostname: string): boolean =>
  loopback.test(normalHost(hostname));

/** Names without a dot, those that routers give out, and those of mesh networks. */
const privateNames =
  /^[^.]+$|(?:^|\.)(?:local|lan|home|internal|intranet|localdomain|home\.arpa|private|corp|fritz\.box|ts\.net|beta\.tailscale\.net|netbird\.cloud|zt)$/;

/** Whether a host is in the own network of whoever uses it, as far as its name says. */
export function isInOwnNetwork(hostname: string): boolean {
  const name = normalHost(hostname);
  return (
    loopback.test(name) ||
    isPrivateHost(name) ||
    (!name.startsWith('[') && privateNames.test(name))
  );
}

/** Whether a host is a public address in numbers, of which no name can lead elsewhere. */
export const isPublicNumber = ({hostname, isPrivate}: Server): boolean =>
  !isPrivate && /^(?:[\d.]+|\[.*\])$/.test(hostname);

/** AList's own pages begin with `@`, and these folders are below its sub-path. */
const ownSegment = /^(?:@|api$|dav$|d$|p$|ping$)/;

function subPathOf(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const own = segments.findIndex((segment) => ownSegment.test(segment));
  const kept = own === -1 ? segments : segments.slice(0, own);
  return kept.map((segment) => `/${segment}`).join('');
}

/** The scheme that an address without one most likely has. */
function withScheme(text: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) {
    return text;
  }
  const [, hostname = '', port] =
    /^(\[[^\]]*\]|[^/:?#]*)(?::(\d+))?/.exec(text) ?? [];
  const isPlain =
    (port !== undefined && port !== '443') ||
    isInOwnNetwork(hostname.toLowerCase());
  return `${isPlain ? 'http' : 'https'}://${text}`;
}

/** Parses an address as readers write it: `nas.local:5244`, or copied from the address bar of AList. */
export function readServerAddress(text: string): AddressAnswer {
  // A Chinese keyboard may write full-width colons.
  const trimmed = text
    .trim()
    .replace(/^[^/]*(?:\/\/[^/]*)?/, (host) => host.normalize('NFKC'));
  if (trimmed === '') {
    return {problem: 'empty'};
  }
  if (hiddenCharacter(trimmed) !== undefined) {
    return {problem: 'hidden'};
  }
  const full = withScheme(trimmed);
  if (!/^https?:/i.test(full)) {
    return {problem: 'scheme'};
  }
  const url = parseUrl(full);
  if (url === undefined) {
    const isPort = /:\d*[^\d/?#\]][^/?#\]]*(?:[/?#]|$)|:\d{5,}/.test(
      full.replace(/^https?:\/\//i, ''),
    );
    return {problem: isPort ? 'port' : 'host'};
  }
  const {protocol, origin, host, hostname, pathname, username, password} = url;
  if (username !== '' || password !== '') {
    return {problem: 'hasPassword'};
  }
  if (!hostForm.test(hostname)) {
    return {problem: 'host'};
  }
  const path = subPathOf(pathname);
  const [, linked] =
    /^\/[dp](\/[^/].*)/.exec(pathname.slice(path.length)) ?? [];
  return {
    ...(linked === undefined
      ? {}
      : {link: {path: linked, sign: url.searchParams.get('sign') ?? ''}}),
    server: {
      address: `${origin}${path}`,
      origin,
      host,
      hostname,
      path,
      isSecure: protocol === 'https:',
      isPrivate: isInOwnNetwork(hostname),
      isLoopback: isLoopbackHost(hostname),
    },
  };
}

/** The same server with another path, of an address without a slash at the end. */
export function serverAt(address: string, server: Server): Server {
  return {...server, address, path: address.slice(server.origin.length)};
}

/** Browsers block requests from HTTPS pages to HTTP servers, except on the same machine. */
export function isMixedContent(server: Server, pageProtocol: string): boolean {
  return pageProtocol === 'https:' && !server.isSecure && !server.isLoopback;
}

/**
 * The value of `server` in the query of this page's address. It only fills the field. Empty where its path is percent-encoded: in a
 * command, cmd would replace `%CD%`.
 */
export function addressInQuery(search: string): string {
  const text = (new URLSearchParams(search).get('server') ?? '').slice(0, 300);
  return readServerAddress(text).server?.path.includes('%') === true
    ? ''
    : text;
}
