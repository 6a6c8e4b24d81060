import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import * as z from 'zod';
import {site} from '../../src/config/site';
import {parseOrThrow} from '../../src/lib/describeIssues';
import type {Product} from '../product/call';
import {SAMPLE_PASSWORD} from './prepare';

const SERVER = new URL('http://127.0.0.1:5244/');

const signedIn = z.object({data: z.object({token: z.string().min(1)})});

/** A product that runs in a folder for nothing else. */
export interface OwnProduct extends Product {
  folder: string;
  /** Gets a new token, for when a restart or a new password has ended the old one. */
  signIn: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

async function untilItAnswers(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(new URL('ping', SERVER)).then(
      ({ok}) => ok,
      () => false,
    );
    if (isUp) {
      return;
    }
    await wait(200);
  }
  throw new Error(`${SERVER.href} does not answer`);
}

function run(folder: string) {
  const server = spawn(path.join(folder, 'alist'), ['server'], {
    cwd: folder,
    stdio: 'ignore',
    env: {...process.env, ALIST_ADMIN_PASSWORD: SAMPLE_PASSWORD},
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', (code, signal) => {
      if (!server.killed) {
        console.error(`AList ended: ${signal ?? code ?? ''}`);
      }
      resolve();
    });
  });
  return async () => {
    server.kill();
    await ended;
  };
}

async function signIn(): Promise<string> {
  const answer = await fetch(new URL('api/auth/login', SERVER), {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({username: 'admin', password: SAMPLE_PASSWORD}),
  });
  return parseOrThrow(signedIn, await answer.json(), 'login').data.token;
}

/**
 * Starts a product in a new folder, with its servers for S3 and FTP.
 *
 * @param frontend the folder of the web pages, for a program that was built without them
 */
export async function startProduct(
  program: string,
  frontend: string | undefined,
): Promise<OwnProduct> {
  const folder = mkdtempSync(path.join(tmpdir(), 'alist-pictures-'));
  symlinkSync(path.resolve(program), path.join(folder, 'alist'));
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(
    path.join(folder, 'data/config.json'),
    JSON.stringify({
      s3: {enable: true, port: 5246},
      ftp: {enable: true},
      ...(frontend !== undefined && {dist_dir: path.resolve(frontend)}),
      // Without it, the product takes the folder for one of an old version and adds a role.
      last_launched_version: site.productVersion,
    }),
  );
  let end = run(folder);
  await untilItAnswers();
  const product: OwnProduct = {
    server: SERVER,
    token: await signIn(),
    folder,
    signIn: async () => {
      product.token = await signIn();
    },
    restart: async () => {
      await end();
      end = run(folder);
      await untilItAnswers();
      await product.signIn();
    },
    stop: async () => {
      await end();
      await rm(folder, {recursive: true});
    },
  };
  return product;
}
