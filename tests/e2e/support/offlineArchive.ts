import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import {ARCHIVE_FOLDER, archiveName} from '../../../src/config/offlineArchive';
import {locales, type Locale} from '../../../src/config/locales';

/** Every file of the archive of a language, by its name from the root of the archive. */
export function readArchive(locale: Locale): ReadonlyMap<string, Uint8Array> {
  const name = archiveName(locale);
  const folder = `${name.replace(/\.zip$/, '')}/`;
  const files = unzipSync(
    readFileSync(
      path.join('build', locales[locale].base, ARCHIVE_FOLDER, name),
    ),
  );
  return new Map(
    Object.entries(files).map(([file, content]) => {
      if (!file.startsWith(folder)) {
        throw new Error(`${file} is not in the one folder ${folder}`);
      }
      return [file.slice(folder.length), content];
    }),
  );
}

/** Unpacks the archive of a language into a folder whose name needs care in addresses; gives the folder's address, with a slash. */
export function unpackArchive(locale: Locale, place: string): string {
  const folder = path.join(place, `文档 ${locale} #1`);
  for (const [name, content] of readArchive(locale)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return `${pathToFileURL(folder).href}/`;
}
