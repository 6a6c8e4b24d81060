import {ensureServer} from '../../scripts/ensureServers';

/**
 * Installs the programs that tests hand configurations to, where they can be installed, before tests run side by side: one would find the
 * half of a program that another is installing. Where they cannot, the tests that need one say what to install.
 */
export default function serversFirst(): void {
  for (const name of [
    'nginx',
    'caddy',
    'apache',
    'haproxy',
    'openssl',
  ] as const) {
    try {
      ensureServer(name);
    } catch {
      // Said by the test that needs it.
    }
  }
}
