import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import * as z from 'zod';
import {callProduct, type Product} from '../product/call';

/** A name with characters that a proxy on the way can break. */
export const FILE = '/local/电影/A + B #1.mp4';

const FILE_BYTES = 700_000;

export interface RunningProduct extends Product {
  stop: () => void;
}

const login = z.object({
  code: z.literal(200),
  data: z.object({token: z.string()}),
});

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function untilItAnswers(address: string): Promise<void> {
  for (let left = 100; !(await answers(address)); left -= 1) {
    if (left === 0) {
      throw new Error(`${address} does not answer`);
    }
    await pause(300);
  }
}

async function signIn(server: URL, password: string): Promise<string> {
  const answer = await fetch(new URL('api/auth/login', server), {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({username: 'admin', password}),
  });
  return login.parse(await answer.json()).data.token;
}

/** Folders without which the product does not start. */
const distFolders = ['assets', 'images', 'streamer', 'static'];

/** A page with the line that the product completes, in place of the web interface, which builds from source lack. */
function makeDist(data: string): string {
  const dist = path.resolve(data, 'dist');
  for (const name of distFolders) {
    mkdirSync(path.join(dist, name), {recursive: true});
  }
  writeFileSync(
    path.join(dist, 'index.html'),
    '<!doctype html><script>window.ALIST = {base_path: undefined}</script>',
  );
  return dist;
}

/** Configures a new installation: the port, the sub-path and the page. */
function configure(data: string, port: number, subPath: string): void {
  const file = path.join(data, 'config.json');
  const config = z
    .looseObject({scheme: z.looseObject({})})
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(
    file,
    JSON.stringify({
      ...config,
      site_url: subPath,
      dist_dir: makeDist(data),
      scheme: {...config.scheme, address: '127.0.0.1', http_port: port},
    }),
  );
}

/**
 * Starts the product with an empty data folder, a local storage with one file, and an enabled guest.
 *
 * @param subPath such as `/alist`, or empty
 */
export async function startProduct(
  binary: string,
  folder: string,
  {port, subPath = ''}: {port: number; subPath?: string},
): Promise<RunningProduct> {
  const data = path.join(folder, `data-${String(port)}`);
  const files = path.join(folder, `files-${String(port)}`);
  const film = path.join(files, FILE.replace(/^\/local\//, ''));
  mkdirSync(path.dirname(film), {recursive: true});
  // What compresses well comes in one piece, and its length with it.
  writeFileSync(film, randomBytes(FILE_BYTES));
  const password = Math.random().toString(36).slice(2);
  const {status, stderr} = spawnSync(
    binary,
    ['admin', 'set', password, '--data', data],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`${binary} admin set: ${stderr}`);
  }
  configure(data, port, subPath);
  const child: ChildProcess = spawn(binary, ['server', '--data', data], {
    stdio: 'ignore',
  });
  const server = new URL(`http://127.0.0.1:${String(port)}${subPath}/`);
  await untilItAnswers(new URL('ping', server).href);
  const token = await signIn(server, password);
  const product: RunningProduct = {
    server,
    token,
    stop: () => {
      child.kill();
    },
  };
  await callProduct(product, '/api/admin/storage/create', {
    mount_path: '/local',
    driver: 'Local',
    order: 0,
    remark: '',
    cache_expiration: 30,
    web_proxy: true,
    webdav_policy: 'native_proxy',
    enable_sign: false,
    addition: JSON.stringify({
      root_folder_path: files,
      thumbnail: false,
      show_hidden: true,
      mkdir_perm: '777',
      recycle_bin_path: 'delete permanently',
    }),
  });
  await setGuest(product, {disabled: false});
  return product;
}

const users = z.object({
  content: z.array(z.looseObject({username: z.string()})),
});

const roles = z.object({content: z.array(z.looseObject({name: z.string()}))});

export async function setGuest(
  product: Product,
  changes: {disabled: boolean},
): Promise<void> {
  const {content} = users.parse(
    await callProduct(product, '/api/admin/user/list'),
  );
  const guest = content.find(({username}) => username === 'guest');
  await callProduct(product, '/api/admin/user/update', {...guest, ...changes});
}

export async function setGuestRole(
  product: Product,
  permission: number,
): Promise<void> {
  const {content} = roles.parse(
    await callProduct(product, '/api/admin/role/list'),
  );
  const guest = content.find(({name}) => name === 'guest');
  await callProduct(product, '/api/admin/role/update', {
    ...guest,
    permission_scopes: [{path: '/', permission}],
  });
}

const settings = z.looseObject({key: z.string()});

export async function setSetting(
  product: Product,
  key: string,
  value: string,
): Promise<void> {
  const setting = settings.parse(
    await callProduct(product, `/api/admin/setting/get?key=${key}`),
  );
  await callProduct(product, '/api/admin/setting/save', [{...setting, value}]);
}
