import {ensureProgram} from './programs';
import type {ProgramSpec} from './programs';

/** The web servers whose shipped configuration is tested. */
export const serverSpecs = {
  nginx: {
    label: 'nginx',
    variable: 'NGINX_PATH',
    names: ['nginx'],
    // Debian keeps it in a folder that is not on everybody's PATH.
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
    debianPackage: 'nginx-light',
  },
  caddy: {
    label: 'Caddy',
    variable: 'CADDY_PATH',
    names: ['caddy'],
    places: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
    debianPackage: 'caddy',
  },
} as const satisfies Record<string, ProgramSpec>;

/** The path of a web server. Throws with what to do when it is missing and cannot be installed. */
export function ensureServer(name: keyof typeof serverSpecs): string {
  return ensureProgram(serverSpecs[name]);
}
