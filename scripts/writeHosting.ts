/** Writes the configurations of servers and hosts that are committed, and the table of files for operators: `npm run hosting`. */
import {readFileSync, writeFileSync} from 'node:fs';
import {localeCodes} from '../src/config/locales';
import {operatorPages, withTable} from './hosting/operatorPages';
import {hostFilesTable} from './hosting/hostFilesTable';
import {vercelFile, withRules} from './hosting/hostRules';

const configurations = {
  nginx: 'deploy/nginx/site.conf',
  caddy: 'deploy/caddy/Caddyfile',
} as const;

for (const server of ['nginx', 'caddy'] as const) {
  const file = configurations[server];
  writeFileSync(file, withRules(server, readFileSync(file, 'utf8')));
}
writeFileSync('vercel.json', vercelFile());

for (const locale of localeCodes) {
  const file = operatorPages[locale];
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, withTable(page, hostFilesTable(locale)));
}
