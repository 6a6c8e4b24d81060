import {networkInterfaces} from 'node:os';
import {isPrivateHost} from '../../src/lib/endpoints';

/** As browsers write it: without the port 80. */
const originAt = (host: string, port: number) =>
  new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;

const isEveryAddress = (host: string) => ['0.0.0.0', '::'].includes(host);

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

/**
 * The origins under which readers open a site: those of this machine, and its addresses in private networks where the site listens at
 * every address.
 *
 * @param addresses of this machine
 */
export function siteOrigins(
  host: string,
  port: number,
  addresses: readonly string[] = Object.values(networkInterfaces()).flatMap(
    (entries = []) => entries.map(({address}) => address),
  ),
): string[] {
  const own = ['localhost', '127.0.0.1'];
  const hosts = isEveryAddress(host)
    ? [...own, ...addresses.filter(isPrivateHost)]
    : isLoopback(host)
      ? [...own, host]
      : [host];
  return [...new Set(hosts)].map((name) => originAt(name, port));
}
