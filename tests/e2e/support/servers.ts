import {test} from '@playwright/test';
import {missingFor, type ServerName} from '../../support/siteServers';

/** Environment variable through which the set-up tells the tests where a server listens. */
export const variableOf = (name: ServerName) =>
  `E2E_ORIGIN_${name.toUpperCase()}`;

/** Skips the running test where the program of the server is not installed. */
export function skipWithout(name: ServerName): void {
  const missing = missingFor(name);
  test.skip(missing !== undefined, missing);
}

/** Where a server of this run listens, without a closing slash. Skips the running test where it is not installed. */
export function originOf(name: ServerName): string {
  const origin = process.env[variableOf(name)];
  if (origin === undefined) {
    skipWithout(name);
  }
  if (origin === undefined) {
    throw new Error(`The server "${name}" was not started by the set-up`);
  }
  return origin;
}
