import {
  endpointKeys,
  type EndpointAddresses,
  type EndpointKey,
} from '../config/apiEndpoints';
import {storageKeys} from '../config/storageKeys';
import {storedChoice} from './storedValue';
import {LOCAL_ENDPOINT_PORT} from './tokenService';

/** The visitor's choice, as this site and its predecessor stored it. */
export const storedEndpoint = storedChoice(
  storageKeys.apiEndpoint,
  endpointKeys,
  endpointKeys[0],
);

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

/** Whether a host is this machine or one on a private network (RFC 1918, RFC 4193, loopback and link-local addresses). */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost')) {
    return true;
  }
  if (name.includes(':')) {
    return name === '::1' || /^(f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/.test(name);
  }
  const [first, second = 0] = octets(name) ?? [];
  return (
    first === 10 ||
    first === 127 ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254)
  );
}

/** The endpoints that can be chosen on a site with this host name: `local` only on a site that runs locally itself. */
export function offeredEndpoints(hostname: string): EndpointKey[] {
  return endpointKeys.filter(
    (key) => key !== 'local' || isPrivateHost(hostname),
  );
}

/** The chosen endpoint; one that is not offered (any more) falls back to the default. */
export function chosenEndpoint(
  stored: EndpointKey,
  offered: readonly EndpointKey[],
): EndpointKey {
  return offered.includes(stored) ? stored : endpointKeys[0];
}

/**
 * The address of an endpoint, with a path if one is given; `undefined` where the site has none configured.
 *
 * @param hostname of the site, which is that of the machine a `local` service runs on
 * @param path begins with a slash
 */
export function endpointAddress(
  key: EndpointKey,
  addresses: EndpointAddresses,
  hostname: string,
  path = '',
): string | undefined {
  const base =
    key === 'local'
      ? `http://${hostname}:${LOCAL_ENDPOINT_PORT}`
      : addresses[key];
  return base === undefined ? undefined : `${base}${path}`;
}

/** The result of testing an endpoint. */
export type EndpointVerdict =
  | {kind: 'ready'; milliseconds: number}
  /** Something responds there, but it is not the token service. */
  | {kind: 'other'; status: number}
  | {kind: 'unreachable'; reason: 'timeout' | 'offline' | 'blocked'};

/** Evaluates the response of the service's health check. */
export function judgeHealth(
  status: number,
  text: string,
  milliseconds: number,
): EndpointVerdict {
  const isHealthy =
    status === 200 && /"status"\s*:\s*"ok"|"ok"\s*:\s*true/.test(text);
  return isHealthy
    ? {kind: 'ready', milliseconds: Math.round(milliseconds)}
    : {kind: 'other', status};
}
