import {addressPart, type Yaml} from '../output';

/** A reverse proxy in the same Compose file, and the labels it needs on the service of AList. */
export interface ProxyService {
  service: Yaml;
  labels?: readonly string[];
}

/** Traefik in Compose: with HTTPS, for which Let's Encrypt wants an address, or without. */
export const traefikService = (email: string | undefined): Yaml => ({
  image: 'traefik:v3',
  restart: 'unless-stopped',
  command: [
    '--providers.docker=true',
    '--providers.docker.exposedbydefault=false',
    '--entrypoints.web.address=:80',
    ...(email === undefined
      ? ['--entrypoints.web.transport.respondingTimeouts.readTimeout=0']
      : [
          '--entrypoints.web.http.redirections.entrypoint.to=websecure',
          '--entrypoints.websecure.address=:443',
          '--entrypoints.websecure.transport.respondingTimeouts.readTimeout=0',
          '--certificatesresolvers.le.acme.tlschallenge=true',
          `--certificatesresolvers.le.acme.email=${email}`,
          '--certificatesresolvers.le.acme.storage=/letsencrypt/acme.json',
        ]),
  ],
  ports: ['80:80', ...(email === undefined ? [] : ['443:443'])],
  volumes: [
    '/var/run/docker.sock:/var/run/docker.sock:ro',
    ...(email === undefined ? [] : ['./letsencrypt:/letsencrypt']),
  ],
});

/** Traefik finds its targets in the labels of their services. */
export function traefikLabels(rule: string, port: number, isTls: boolean) {
  return [
    'traefik.enable=true',
    `traefik.http.routers.alist.rule=${rule}`,
    `traefik.http.routers.alist.entrypoints=${isTls ? 'websecure' : 'web'}`,
    ...(isTls ? ['traefik.http.routers.alist.tls.certresolver=le'] : []),
    `traefik.http.services.alist.loadbalancer.server.port=${String(port)}`,
  ];
}

/** The chosen proxy, if any. */
export function proxyOf(
  name: string,
  {domain, email}: {domain: string; email: string},
  port: number,
): ProxyService | undefined {
  switch (name) {
    case 'caddy':
      return {
        service: {
          image: 'caddy:2',
          restart: 'unless-stopped',
          command: [
            ...['caddy', 'reverse-proxy', '--from', domain],
            ...['--to', `alist:${String(port)}`],
          ],
          ports: ['80:80', '443:443'],
          volumes: ['./caddy:/data'],
        },
      };
    case 'traefik':
      return {
        service: traefikService(email),
        labels: traefikLabels(`Host(\`${addressPart(domain)}\`)`, port, true),
      };
    default:
      return undefined;
  }
}
