import {
  endpointKeys,
  type EndpointAddresses,
  type EndpointKey,
} from '../config/apiEndpoints';
import {storageKeys} from '../config/storageKeys';
import type {StoredValue} from './storedValue';

/**
 * The reader's choice, as this site and its predecessor stored it; `unset` while there is none. An unknown name is the default.
 */
export const storedEndpoint: StoredValue<EndpointKey | 'unset'> = {
  ...storageKeys.apiEndpoint,
  parse: (text) => endpointKeys.find((key) => key === text) ?? endpointKeys[0],
  format: (choice) => choice,
  fallback: 'unset',
};

/** The four numbers of an IPv4 address. */
function octets(hostname: string): number[] | undefined {
  const parts = hostname.split('.');
  const numbers = parts.map(Number);
  const isAddress =
    parts.length === 4 &&
    parts.every((part) => /^\d{1,3}$/.test(part)) &&
    numbers.every((number) => number <= 255);
  return isAddress ? numbers : undefined;
}

/** Global unicast addresses (RFC 4291), without those that hold an IPv4 address (6to4 and Teredo). */
const publicIpv6 = /^(?!2002:|2001:0?:)[23][0-9a-f]{3}:/;

/** Whether a host is this machine or no public one: private, shared, loopback, link-local and other special addresses (RFC 6890). */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost')) {
    return true;
  }
  if (name.includes(':')) {
    return !publicIpv6.test(name);
  }
  const [first, second = 0] = octets(name) ?? [];
  return (
    first === 0 ||
    first === 10 ||
    first === 127 ||
    (first === 100 && second >= 64 && second <= 127) ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254) ||
    (first === 198 && (second === 18 || second === 19))
  );
}

/** What the choice of an endpoint depends on besides the reader: the page, and how the site was built. */
export interface EndpointContext {
  /** Addresses from the build. One that begins with a slash is a path of the site itself. */
  addresses: EndpointAddresses;
  hostname: string;
  /** Of the page, such as `https://docs.example.org`; empty while the server renders. */
  origin: string;
  /** Where the service of the site's own machine listens. */
  localPort: number;
}

/** Where the service runs that is on the same machine as the site. */
export function localOrigin(hostname: string, port: number): string {
  return `http://${hostname}:${port}`;
}

/** The endpoints that can be chosen on a site with this host name: `local` only on a site that runs locally itself. */
export function offeredEndpoints(hostname: string): EndpointKey[] {
  return endpointKeys.filter(
    (key) => key !== 'local' || isPrivateHost(hostname),
  );
}

/** The reader's choice where it is offered; otherwise `local` if it is offered and the default has no address, or else the default. */
export function chosenEndpoint(
  stored: EndpointKey | 'unset',
  offered: readonly EndpointKey[],
  addresses: EndpointAddresses,
): EndpointKey {
  const [first] = endpointKeys;
  if (stored === 'unset') {
    return addresses[first] === undefined && offered.includes('local')
      ? 'local'
      : first;
  }
  return offered.includes(stored) ? stored : first;
}

/** The address of an endpoint, with a path if one is given, from its slash on; `undefined` where the site has none configured. */
export function endpointAddress(
  key: EndpointKey,
  {addresses, hostname, origin, localPort}: EndpointContext,
  path = '',
): string | undefined {
  const base =
    key === 'local' ? localOrigin(hostname, localPort) : addresses[key];
  if (base === undefined) {
    return undefined;
  }
  if (base.startsWith('/')) {
    return origin === '' ? undefined : `${origin}${base}${path}`;
  }
  return `${base}${path}`;
}

export type EndpointTestResult =
  | {kind: 'ready'; milliseconds: number}
  /** Something responds there, but it is not the token service. */
  | {kind: 'other'; status: number}
  | {kind: 'unreachable'; reason: 'timeout' | 'offline' | 'blocked'};

/** Evaluates the response of the service's health check. */
export function parseHealth(
  status: number,
  text: string,
  milliseconds: number,
): EndpointTestResult {
  const isHealthy =
    status === 200 && /"status"\s*:\s*"ok"|"ok"\s*:\s*true/.test(text);
  return isHealthy
    ? {kind: 'ready', milliseconds: Math.round(milliseconds)}
    : {kind: 'other', status};
}
