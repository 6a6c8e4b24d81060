import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import * as z from 'zod';
import {site} from '../../src/config/site';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {callProduct, type Product} from './call';

export interface ProductStart {
  /** The path of AList. */
  program: string;
  /** The folder of the web pages, for a program that was built without them. */
  frontend?: string | undefined;
  port: number;
  /** The path below which it answers, such as `/alist`. */
  subPath?: string;
  /** The password of its administrator, where somebody has to know it. */
  password?: string;
  /** Fields of its configuration that differ from the defaults. */
  config?: Readonly<Record<string, unknown>>;
  /** Variables of its environment. */
  env?: Readonly<Record<string, string>>;
}

/** A product that runs in a folder for nothing else. */
export interface RunningProduct extends Product {
  folder: string;
  /** Gets a new token, for when a restart or a new password has ended the old one. */
  signIn: () => Promise<void>;
  restart: () => Promise<void>;
  /** Ends the product and removes its folder. */
  stop: () => Promise<void>;
}

const login = z.object({token: z.string().min(1)});

async function answers(server: URL): Promise<boolean> {
  return fetch(new URL('ping', server)).then(
    ({ok}) => ok,
    () => false,
  );
}

async function signIn(server: URL, password: string): Promise<string> {
  const route = '/api/auth/login';
  const data = await callProduct({server, token: ''}, route, {
    username: 'admin',
    password,
  });
  return parseOrThrow(login, data, route).token;
}

/** Makes the folder in which `./alist` runs, with a configuration that the product completes. */
function makeFolder({
  program,
  frontend,
  port,
  subPath,
  config,
}: ProductStart): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'alist-'));
  symlinkSync(path.resolve(program), path.join(folder, 'alist'));
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(
    path.join(folder, 'data/config.json'),
    JSON.stringify({
      scheme: {address: '127.0.0.1', http_port: port},
      ...(subPath !== undefined && {site_url: subPath}),
      ...(frontend !== undefined && {dist_dir: path.resolve(frontend)}),
      // Without it, the product takes the folder for one of an old version and adds a role.
      last_launched_version: site.productVersion,
      ...config,
    }),
  );
  return folder;
}

/** Starts the program and waits until it answers. */
async function run(
  folder: string,
  server: URL,
  env: Readonly<Record<string, string>>,
) {
  const running = spawn(path.join(folder, 'alist'), ['server'], {
    cwd: folder,
    stdio: 'ignore',
    env: {...process.env, ...env},
  });
  const ended = once(running, 'exit');
  for (let left = 300; !(await answers(server)); left -= 1) {
    if (left === 0 || running.exitCode !== null) {
      const reason =
        running.exitCode === null ? 'does not answer' : 'has ended';
      running.kill();
      await ended;
      throw new Error(`AList ${reason}: ${server.href}`);
    }
    await wait(200);
  }
  return async () => {
    running.kill();
    await ended;
  };
}

/**
 * Starts a new installation of the product in a folder of its own.
 *
 * @throws Error when something else answers at its address: nothing of another product may be changed
 */
export async function startProduct(
  start: ProductStart,
): Promise<RunningProduct> {
  const {port, subPath = '', password = randomUUID()} = start;
  const server = new URL(`http://127.0.0.1:${port}${subPath}/`);
  if (await answers(server)) {
    throw new Error(`${server.href} already answers; stop that product first.`);
  }
  const folder = makeFolder(start);
  const env = {...start.env, ALIST_ADMIN_PASSWORD: password};
  let end = async () => Promise.resolve();
  const product: RunningProduct = {
    server,
    token: '',
    folder,
    signIn: async () => {
      product.token = await signIn(server, password);
    },
    restart: async () => {
      await end();
      end = await run(folder, server, env);
      await product.signIn();
    },
    stop: async () => {
      await end();
      await rm(folder, {recursive: true});
    },
  };
  try {
    await product.restart();
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}
