import {parse} from 'yaml';
import {composeMistakes} from '../support/composeSchema';
import {read} from '../support/pages';

interface Part {
  build: {context: string; dockerfile: string; args?: Record<string, string>};
  environment: Record<string, string>;
  ports?: string[];
  [key: string]: unknown;
}

const text = read('deploy/compose.yaml');
const {services} = parse(text, {merge: true}) as {
  services: Record<'site' | 'service', Part>;
};
const parts = Object.entries(services);

test('the file is one that the Compose Specification allows', () => {
  expect(composeMistakes(text)).toEqual([]);
  expect(composeMistakes(text.replace('restart:', 'restarts:'))).not.toEqual(
    [],
  );
});

test.each(parts)(
  '%s writes nothing, has no rights, no room to grow, and a health check',
  (_, part) => {
    expect(part).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+m$/) as string,
      cpus: expect.any(Number) as number,
      pids_limit: expect.any(Number) as number,
      logging: {options: {'max-size': '10m', 'max-file': '3'}},
      healthcheck: {test: expect.arrayContaining(['CMD']) as string[]},
    });
    expect(part).not.toHaveProperty('privileged');
    expect(part).not.toHaveProperty('user', 'root');
  },
);

test('only the site can be reached from outside', () => {
  expect(services.site.ports).toHaveLength(3);
  expect(services.service.ports).toBeUndefined();
});

test('the service is under the same path for the pages, Caddy and nginx, and works for the site alone', () => {
  const endpoint = services.site.build.args?.API_ENDPOINT_CF ?? '';
  expect(endpoint).toBe('/token-service');
  expect(read('deploy/caddy/Caddyfile')).toContain(`path('${endpoint}/*')`);
  expect(read('deploy/nginx/service.conf')).toContain(
    `location ^~ ${endpoint}/ {`,
  );
  expect(services.service.environment.SITE_ORIGINS).toBe('self');
});

test('the site passes requests on to the port at which the service listens', () => {
  const [, port] = services.site.environment.SERVICE_UPSTREAM?.split(':') ?? [];
  expect(read('service/Dockerfile')).toContain(`PORT=${port ?? ''}`);
});
