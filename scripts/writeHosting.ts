/** Writes the configurations of servers and hosts that are committed, from the one list of headers: `npm run hosting`. */
import {readFileSync, writeFileSync} from 'node:fs';
import {vercelFile, withHeaders} from './hosting/hostRules';

const configurations = {
  nginx: 'deploy/nginx/site.conf',
  caddy: 'deploy/caddy/Caddyfile',
} as const;

for (const server of ['nginx', 'caddy'] as const) {
  const file = configurations[server];
  writeFileSync(file, withHeaders(server, readFileSync(file, 'utf8')));
}
writeFileSync('vercel.json', vercelFile());
