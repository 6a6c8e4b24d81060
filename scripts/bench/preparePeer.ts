import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sitemapPages} from '../hosting/sitemap';
import {costOf, type Cost} from './commands';
import type {Peer} from './peers/peer';
import {peerFiles} from './peers/peerFiles';
import {filesShown, plainPage, type PlainPage} from './plainPages';
import {twinAddress} from '../../src/lib/markdown/twinAddress';

/** The pages of a built site as its Markdown twins have them. */
export async function readPlainPages(dir: string): Promise<PlainPage[]> {
  const addresses = await sitemapPages(dir);
  return Promise.all(
    addresses.map(async (address) =>
      plainPage(
        address,
        await readFile(path.join(dir, twinAddress(address)), 'utf8'),
      ),
    ),
  );
}

async function writeAll(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

async function copyPictures(
  dir: string,
  folder: string,
  pages: readonly PlainPage[],
  origin: string,
): Promise<void> {
  const shown = pages.flatMap(({body}) => filesShown(body, origin));
  for (const name of new Set(shown)) {
    await cp(path.join(dir, name), path.join(folder, name));
  }
}

/** Writes a peer's folder anew, with the packages of the run before where they are the same, and installs them. */
export async function writePeer(
  peer: Peer,
  folder: string,
  dir: string,
  pages: readonly PlainPage[],
  origin: string,
): Promise<void> {
  const files = peerFiles(peer, pages, origin);
  const list = path.join(folder, 'package.json');
  const isInstalled =
    existsSync(path.join(folder, 'node_modules/.package-lock.json')) &&
    (await readFile(list, 'utf8')) === files['package.json'];
  if (!isInstalled) {
    await rm(folder, {recursive: true, force: true});
    await writeAll(folder, {'package.json': files['package.json'] ?? ''});
    await costOf(['npm', 'install', '--no-audit', '--no-fund'], folder);
  }
  await writeAll(folder, files);
  await copyPictures(dir, path.join(folder, peer.publicFiles), pages, origin);
}

/** Builds a peer, from nothing or with what the build before left. */
export async function buildPeer(
  peer: Peer,
  folder: string,
  isCold: boolean,
): Promise<Cost> {
  if (isCold) {
    await Promise.all(
      peer.caches.map(async (name) =>
        rm(path.join(folder, name), {recursive: true, force: true}),
      ),
    );
  }
  const [program, ...words] = peer.build;
  return costOf(
    [path.join(folder, 'node_modules/.bin', program), ...words],
    folder,
  );
}
