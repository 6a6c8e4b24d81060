import type {ServerName} from '../../../scripts/hosting/servers';

/** Environment variable through which the set-up tells the tests where a server listens. */
export const variableOf = (name: ServerName) =>
  `E2E_ORIGIN_${name.toUpperCase()}`;

/** Where a server of this run listens, without a closing slash. */
export function originOf(name: ServerName): string {
  const origin = process.env[variableOf(name)];
  if (origin === undefined) {
    throw new Error(`The server "${name}" was not started by the set-up`);
  }
  return origin;
}
