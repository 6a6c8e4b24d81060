import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readJson} from '../../lib/readText';
import {oldSectionsFile} from '../../components/redirects/oldSections';
import type {Locale} from '../../config/locales';
import {pageOf, type PagePath} from '../../lib/address';
import {writeBuilt} from '../builtPage';
import {aliasFiles} from './aliasFiles';
import {legacyAddresses} from './legacyAddresses';
import {oldSections, type OldSectionsTable} from './oldSections';

/** Copies without overwriting: a real page at that address wins over an alias. */
async function copyInto(folder: string, from: string, to: string) {
  const target = path.join(folder, to);
  if (existsSync(target)) {
    return;
  }
  await mkdir(path.dirname(target), {recursive: true});
  await copyFile(path.join(folder, from), target);
}

async function readChecked<T>(schema: z.ZodType<T>, file: string): Promise<T> {
  return readJson(schema, await readFile(file, 'utf8'), file);
}

/** Writes the table of each page, empty ones too: a browser reports a missing file as an error of the page. */
async function writeOldSections(
  folder: string,
  pages: readonly PagePath[],
  table: OldSectionsTable,
  locale: Locale,
) {
  for (const page of pages) {
    const text = JSON.stringify(table[page]?.[locale] ?? {});
    await writeBuilt(folder, oldSectionsFile(page), text);
  }
}

/**
 * Copies every page to each name that a static host may look for, and to each address the site ever had, so that all of them respond
 * without server rules. The client module then shows the page's canonical address in the address bar. Beside
 * them, it writes the tables of the former site's sections.
 */
export default function addressesPlugin(context: LoadContext): Plugin {
  const inConfig = (name: string) =>
    path.join(context.siteDir, 'src/config', name);
  const listFile = inConfig('legacyAddresses.json');
  const sectionsFile = inConfig('oldSections.json');
  return {
    name: 'addresses',
    getClientModules: () => [
      path.join(__dirname, '../../components/redirects/client'),
    ],
    getPathsToWatch: () => [listFile, sectionsFile],
    async postBuild({outDir, routesPaths}) {
      const legacy = await readChecked(legacyAddresses, listFile);
      const sections = await readChecked(oldSections, sectionsFile);
      const pages = routesPaths.filter((route) => !route.endsWith('/404.html'));
      for (const {from, to} of aliasFiles(pages, legacy)) {
        await copyInto(outDir, from, to);
      }
      await writeOldSections(
        outDir,
        pages.map(pageOf),
        sections,
        // Docusaurus builds only the languages that the configuration lists.
        context.i18n.currentLocale as Locale,
      );
    },
  };
}
