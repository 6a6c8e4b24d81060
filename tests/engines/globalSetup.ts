import {existsSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {startServer, stopServers} from '../support/siteServers';

/** Starts the project's own server over the built site; what it returns stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = path.resolve('build');
  if (!existsSync(path.join(build, 'sitemap.xml'))) {
    throw new Error('There is no built site: run "npm run build" first.');
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'engines-server-'));
  const server = await startServer('own', build, folder);
  process.env.ENGINES_ORIGIN = server.origin;
  return async () => {
    await stopServers([server]);
    await rm(folder, {recursive: true});
  };
}
