import {copyFile, mkdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseAtDoor} from '../../lib/describeIssues';
import {aliasFiles} from './aliasFiles';
import {legacyAddresses} from './legacyAddresses';

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Copies without overwriting: a real page at that address wins over an alias. */
async function copyInto(folder: string, from: string, to: string) {
  const target = path.join(folder, to);
  if (await exists(target)) {
    return;
  }
  await mkdir(path.dirname(target), {recursive: true});
  await copyFile(path.join(folder, from), target);
}

/**
 * Copies every page to each name that a static host may look for, and to each address the site ever had, so that all of them respond
 * without server rules. The client module then shows the page's canonical address in the address bar.
 */
export default function addressesPlugin(context: LoadContext): Plugin {
  const listFile = path.join(
    context.siteDir,
    'src/config/legacyAddresses.json',
  );
  return {
    name: 'addresses',
    getClientModules: () => [
      path.join(__dirname, '../../components/redirects/client'),
    ],
    getPathsToWatch: () => [listFile],
    async postBuild({outDir, routesPaths}) {
      const list: unknown = JSON.parse(await readFile(listFile, 'utf8'));
      const legacy = parseAtDoor(legacyAddresses, list, listFile);
      const pages = routesPaths.filter((route) => !route.endsWith('/404.html'));
      for (const {from, to} of aliasFiles(pages, legacy)) {
        await copyInto(outDir, from, to);
      }
    },
  };
}
