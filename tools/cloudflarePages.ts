/**
 * Serves the built site with Cloudflare's own program, and asks for every address of the sitemap: `npm run cloudflare-pages`, after
 * `npm run build`. Each must answer 200 at once; what answers otherwise is listed, and is a mistake.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {sitemapPages} from '../scripts/hosting/sitemap';

const PROGRAM = path.resolve('tools/node_modules/.bin/wrangler');

const PORT = 39_778;

/** How long the program may take to start, in milliseconds. */
const PATIENCE = 60_000;

/** Of the rules of Cloudflare's runtime: no newer than the version of the program in the lockfile. */
const RULES = '2026-04-21';

/** Resolves when the program serves the folder; it writes its settings and logs into another. */
async function serve(build: string, settings: string): Promise<ChildProcess> {
  const child = spawn(
    PROGRAM,
    [
      ...['pages', 'dev', build, '--compatibility-date', RULES],
      ...['--ip', '127.0.0.1', '--port', String(PORT)],
    ],
    {
      cwd: settings,
      env: {
        ...process.env,
        CI: 'true',
        WRANGLER_SEND_METRICS: 'false',
        XDG_CONFIG_HOME: settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const signal = AbortSignal.timeout(PATIENCE);
  for await (const line of createInterface({input: child.stdout, signal})) {
    if (line.includes('Ready on')) {
      child.stdout.resume();
      return child;
    }
  }
  child.kill();
  throw new Error('The program of Cloudflare did not start.');
}

async function main(): Promise<void> {
  const settings = await mkdtemp(path.join(os.tmpdir(), 'cloudflare-pages-'));
  const pages = await sitemapPages('build');
  const child = await serve(path.resolve('build'), settings);
  const wrong: string[] = [];
  for (const page of pages) {
    const {status} = await fetch(`http://127.0.0.1:${PORT}${page}`, {
      redirect: 'manual',
    });
    if (status !== 200) {
      wrong.push(`${page}: ${status}`);
    }
  }
  child.kill();
  await once(child, 'exit');
  await rm(settings, {recursive: true, force: true});
  console.log(
    [`${pages.length} addresses, ${wrong.length} wrong`, ...wrong].join('\n'),
  );
  process.exitCode = pages.length > 0 && wrong.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
