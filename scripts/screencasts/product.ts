import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import * as z from 'zod';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {callProduct, type Product} from '../product/call';

/** Shown as dots in the recordings, and the password of a product that runs for a minute. */
export const FIRST_PASSWORD = 'first-password';

/** The folder that storages of the recordings show. */
const MEDIA = '/tmp/media';

const files = [
  'Boat.mp4',
  'Night train.mp4',
  'Winter/Lake.mp4',
  'Winter/Mountain hut.mp4',
  'Manual.pdf',
];

/** Values that hide an announcement, and a logo of another server. */
const quietSettings = {
  announcement: '',
  home_icon: '',
  logo: 'https://cdn.jsdelivr.net/gh/alist-org/logo@main/logo.svg',
};

const signedIn = z.object({data: z.object({token: z.string().min(1)})});
const settingList = z.array(z.looseObject({key: z.string()}));

export interface RunningProduct extends Product {
  stop: () => Promise<void>;
}

export interface Start {
  program: string;
  /** The folder of the web pages, for a program that was built without them. */
  frontend: string | undefined;
  port: number;
  /** The port of the server that answers every download of the product. */
  proxyPort: number;
}

async function untilItAnswers(server: URL): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const isUp = await fetch(new URL('ping', server)).then(
      ({ok}) => ok,
      () => false,
    );
    if (isUp) {
      return;
    }
    await wait(200);
  }
  throw new Error(`${server.href} does not answer`);
}

async function signIn(server: URL): Promise<string> {
  const answer = await fetch(new URL('api/auth/login', server), {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({username: 'admin', password: FIRST_PASSWORD}),
  });
  return parseOrThrow(signedIn, await answer.json(), 'login').data.token;
}

/** Starts a product in a new folder, with sample files beside it. */
export async function startProduct({
  program,
  frontend,
  port,
  proxyPort,
}: Start): Promise<RunningProduct> {
  const folder = mkdtempSync(path.join(tmpdir(), 'alist-screencast-'));
  rmSync(MEDIA, {recursive: true, force: true});
  for (const file of files) {
    mkdirSync(path.join(MEDIA, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(MEDIA, file), Buffer.alloc(2_411_724));
  }
  const data = path.join(folder, 'data');
  mkdirSync(data);
  writeFileSync(
    path.join(data, 'config.json'),
    JSON.stringify({
      scheme: {address: '127.0.0.1', http_port: port, https_port: -1},
      ...(frontend !== undefined && {dist_dir: path.resolve(frontend)}),
    }),
  );
  const running = spawn(path.resolve(program), ['server', '--data', data], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      ALIST_ADMIN_PASSWORD: FIRST_PASSWORD,
      HTTP_PROXY: `http://127.0.0.1:${proxyPort}`,
    },
  });
  const ended = new Promise<void>((resolve) => running.once('exit', resolve));
  const server = new URL(`http://127.0.0.1:${port}/`);
  await untilItAnswers(server);
  return {
    server,
    token: await signIn(server),
    stop: async () => {
      running.kill();
      await ended;
      for (const used of [folder, MEDIA]) {
        rmSync(used, {recursive: true, force: true});
      }
    },
  };
}

/** Changes settings of the product, besides those that every recording needs. */
export async function changeSettings(
  product: Product,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  const route = '/api/admin/setting/list';
  const values: Record<string, string> = {...quietSettings, ...wanted};
  const all = parseOrThrow(
    settingList,
    await callProduct(product, route),
    route,
  );
  await callProduct(
    product,
    '/api/admin/setting/save',
    all
      .filter(({key}) => key in values)
      .map((setting) => ({...setting, value: values[setting.key]})),
  );
}
