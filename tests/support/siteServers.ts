import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  findProgram,
  lookUp,
  thisMachine,
} from '../../scripts/programs/programs';
import {
  brotliModule,
  findServer,
  serverSpecs,
} from '../../scripts/programs/serverPrograms';

/** The servers that must treat addresses the same way: the project's own, and the two with a shipped configuration. */
export const serverNames = ['own', 'nginx', 'caddy'] as const;

export type ServerName = (typeof serverNames)[number];

const programsOf = {
  own: [],
  nginx: [serverSpecs.nginx, brotliModule],
  caddy: [serverSpecs.caddy],
};

/** Why a server cannot be started on this computer; `undefined` where it can. */
export function missingFor(name: ServerName): string | undefined {
  const machine = thisMachine();
  const missing = programsOf[name].flatMap((spec) => {
    const found = lookUp(spec, machine);
    return 'missing' in found ? found.missing : [];
  });
  return missing.length > 0 ? missing.join(' ') : undefined;
}

interface Command {
  program: string;
  args: string[];
  env?: Record<string, string>;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  });
}

/** Replaces the single line of a shipped configuration that its user has to fill in. */
function fillIn(text: string, line: RegExp, value: string): string {
  const parts = text.split(line);
  if (parts.length !== 2) {
    throw new Error(`Expected one line like ${line} in deploy/nginx/`);
  }
  return parts.join(value);
}

/** The shipped nginx configuration with its three lines filled in, inside a minimal nginx.conf that only uses one folder. */
async function nginxCommand(
  port: number,
  build: string,
  folder: string,
  service: string | undefined,
): Promise<Command> {
  const shipped = await readFile('deploy/nginx/site.conf', 'utf8');
  const listening = fillIn(shipped, /listen 80;/, `listen 127.0.0.1:${port};`);
  const brotli = fillIn(listening, /# brotli_static on;/, 'brotli_static on;');
  const rooted = fillIn(
    brotli,
    /root {3}\/var\/www\/alist-docs;/,
    `root "${build}";`,
  );
  await writeFile(
    path.join(folder, 'site.conf'),
    service === undefined
      ? rooted
      : fillIn(
          rooted,
          /# include \/etc\/nginx\/snippets\/service\.conf;/,
          `include ${folder}/service.conf;`,
        ),
  );
  if (service !== undefined) {
    const snippet = await readFile('deploy/nginx/service.conf', 'utf8');
    await writeFile(
      path.join(folder, 'service.conf'),
      fillIn(snippet, /127\.0\.0\.1:3002/, service),
    );
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join('\n');
  const configuration = `
load_module ${findProgram(brotliModule)};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary}
include ${folder}/site.conf;
}`;
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  return {
    program: findServer('nginx'),
    args: ['-e', 'stderr', '-p', folder, '-c', file],
  };
}

async function commandOf(
  name: ServerName,
  port: number,
  build: string,
  folder: string,
  service: string | undefined,
): Promise<Command> {
  switch (name) {
    case 'own':
      return {
        program: process.execPath,
        args: [
          ...['--import', 'tsx', 'scripts/serve.ts'],
          ...['--port', String(port), '--dir', build],
        ],
      };
    case 'nginx':
      return nginxCommand(port, build, folder, service);
    case 'caddy':
      return {
        program: findServer('caddy'),
        args: ['run', '--config', 'deploy/caddy/Caddyfile'],
        env: {
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          SITE_ROOT: build,
          ...(service === undefined ? {} : {SERVICE_UPSTREAM: service}),
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
        },
      };
  }
}

/** How long a server may take to start, in milliseconds: on a slow disk its program is read for a minute. */
const START_LIMIT = 120_000;

/** Waits until the server responds; fails with its output when it exits or stays silent. */
async function waitFor(
  origin: string,
  child: ChildProcess,
  log: () => string,
): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline && child.exitCode === null) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) {
      return;
    }
    await sleep(50);
  }
  throw new Error(`No server answers at ${origin}:\n${log()}`);
}

export interface StartedServer {
  child: ChildProcess;
  origin: string;
}

/**
 * Starts a server for a built site, with its files in a new folder below `parent`.
 *
 * @param service host and port of a token service that nginx and Caddy have under a path of the site
 */
export async function startServer(
  name: ServerName,
  build: string,
  parent: string,
  service?: string,
): Promise<StartedServer> {
  const folder = path.join(parent, name);
  await mkdir(folder, {recursive: true});
  const port = await freePort();
  const {program, args, env} = await commandOf(
    name,
    port,
    build,
    folder,
    service,
  );
  let written = '';
  const child = spawn(program, args, {
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Also when the setup of another server fails.
  process.once('exit', () => child.kill());
  [child.stdout, child.stderr].forEach((stream) =>
    stream.on('data', (part: Buffer) => (written += part.toString())),
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin, child, () => written);
  return {child, origin};
}

export async function stopServers(
  started: readonly StartedServer[],
): Promise<void> {
  await Promise.all(
    started.map(async ({child}) => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }),
  );
}
