import {existsSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  missingFor,
  serverNames,
  startServer,
  stopServers,
} from '../../support/siteServers';
import {variableOf} from './servers';

/** Starts the servers that are installed on free ports of this computer; what it returns stops them after the tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = path.resolve('build');
  if (!existsSync(path.join(build, 'sitemap.xml'))) {
    throw new Error('There is no built site: run "npm run build" first.');
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'e2e-servers-'));
  const availableNames = serverNames.filter(
    (name) => missingFor(name) === undefined,
  );
  const started = await Promise.all(
    availableNames.map(async (name) => {
      const server = await startServer(name, build, folder);
      process.env[variableOf(name)] = server.origin;
      return server;
    }),
  );
  return async () => {
    await stopServers(started);
    await rm(folder, {recursive: true});
  };
}
