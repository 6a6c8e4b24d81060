import {findProgram, type ProgramSpec} from './programs';

/** The servers that read the configurations and files of this project. */
export const serverSpecs = {
  nginx: {
    label: 'nginx',
    variable: 'NGINX_PATH',
    names: ['nginx'],
    // Debian installs it in a folder that is not on everybody's PATH.
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
  apache: {
    label: 'Apache',
    variable: 'APACHE_PATH',
    names: ['apache2', 'httpd'],
    places: ['/usr/sbin/apache2', '/usr/sbin/httpd'],
    // The executable with its modules, without the system service.
    debianPackage: 'apache2-bin',
  },
  haproxy: {
    label: 'HAProxy',
    variable: 'HAPROXY_PATH',
    names: ['haproxy'],
    places: ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'],
    debianPackage: 'haproxy',
  },
  openssl: {
    label: 'OpenSSL',
    variable: 'OPENSSL_PATH',
    names: ['openssl'],
    places: ['/usr/bin/openssl', '/usr/local/bin/openssl'],
    debianPackage: 'openssl',
  },
} as const satisfies Record<string, ProgramSpec>;

export function findServer(name: keyof typeof serverSpecs): string {
  return findProgram(serverSpecs[name]);
}

export const brotliModule: ProgramSpec = {
  label: "nginx' module ngx_brotli",
  variable: 'NGINX_BROTLI_PATH',
  names: [],
  places: [
    '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
  ],
  debianPackage: 'libnginx-mod-http-brotli-static',
  isLibrary: true,
};
