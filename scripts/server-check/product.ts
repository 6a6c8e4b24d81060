import {randomBytes} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {addStorage} from '../product/administer';
import {callProduct, type Product} from '../product/call';
import {type RunningProduct, startProduct} from '../product/start';

/** A name with characters that a proxy on the way can break. */
export const FILE = '/local/电影/A + B #1.mp4';

const FILE_BYTES = 700_000;

/** Folders without which the product does not start. */
const distFolders = ['assets', 'images', 'streamer', 'static'];

/** A page with the line that the product completes, in place of the web interface, which builds from source lack. */
function makeDist(folder: string): string {
  const dist = path.join(folder, 'dist');
  for (const name of distFolders) {
    mkdirSync(path.join(dist, name), {recursive: true});
  }
  writeFileSync(
    path.join(dist, 'index.html'),
    '<!doctype html><script>window.ALIST = {base_path: undefined}</script>',
  );
  return dist;
}

/**
 * Starts the product with a local storage with one file, and an enabled guest.
 *
 * @param folder for its page
 * @param subPath such as `/alist`
 */
export async function startSharingProduct(
  program: string,
  folder: string,
  {port, subPath}: {port: number; subPath?: string},
): Promise<RunningProduct> {
  const product = await startProduct({
    program,
    port,
    ...(subPath !== undefined && {subPath}),
    frontend: makeDist(folder),
  });
  const files = path.join(product.folder, 'files');
  const film = path.join(files, FILE.replace(/^\/local\//, ''));
  mkdirSync(path.dirname(film), {recursive: true});
  // What compresses well comes in one piece, and its length with it.
  writeFileSync(film, randomBytes(FILE_BYTES));
  await addStorage(product, {
    mount_path: '/local',
    driver: 'Local',
    web_proxy: true,
    webdav_policy: 'native_proxy',
    addition: {
      root_folder_path: files,
      show_hidden: true,
      mkdir_perm: '777',
      recycle_bin_path: 'delete permanently',
    },
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
