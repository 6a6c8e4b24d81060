import {networkInterfaces} from 'node:os';
import {isPrivateHost} from '../../src/lib/endpoints';

/** As browsers write it: without the port 80. */
const originAt = (host: string, port: number) =>
  new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;

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
  const isEvery = ['0.0.0.0', '::'].includes(host);
  const own = isEvery || isLoopback(host) ? ['localhost', '127.0.0.1'] : [];
  const others = isEvery ? addresses.filter(isPrivateHost) : [host];
  return [...new Set([...own, ...others])].map((name) => originAt(name, port));
}
