import {stat} from 'node:fs/promises';
import path from 'node:path';
import {contentType} from 'mime-types';
import {localeOf} from '../../src/lib/address';
import {locales} from '../../src/config/locales';
import {ruleFiles} from '../hosting/hostFiles';

/** The not-found page in the language of an address, as a file of the build. */
export function notFoundFile(pathname: string): string {
  return `${locales[localeOf(pathname)].base.slice(1)}404.html`;
}

export function typeOf(file: string): string {
  return contentType(path.extname(file)) || 'application/octet-stream';
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) {
      return false;
    }
    throw error;
  }
}

async function firstFile(
  dir: string,
  names: readonly string[],
): Promise<string | undefined> {
  for (const name of names) {
    if (await isFile(path.join(dir, name))) {
      return name;
    }
  }
  return undefined;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The file of the build behind an address, relative to its folder: the address itself, `x.html`, or `x/index.html`. */
export async function fileOf(
  dir: string,
  pathname: string,
): Promise<string | undefined> {
  const bare = decoded(pathname).replace(/^\//, '').replace(/\/$/, '');
  const segments = bare.split('/');
  const isOutside =
    /[\0\\]/.test(bare) ||
    segments.some((segment) => segment.startsWith('.')) ||
    ruleFiles.some((name) => name === path.posix.join('.', bare));
  if (isOutside) {
    return undefined;
  }
  return firstFile(
    dir,
    bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`],
  );
}

/** The siblings that `npm run compress` writes, the smallest first. */
const siblings = [
  {encoding: 'br', ending: '.br'},
  {encoding: 'gzip', ending: '.gz'},
] as const;

export async function sentForm(
  dir: string,
  file: string,
  acceptEncoding: string,
): Promise<{file: string; encoding?: string}> {
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim());
  for (const {encoding, ending} of siblings) {
    if (
      accepted.includes(encoding) &&
      (await isFile(path.join(dir, file + ending)))
    ) {
      return {file: file + ending, encoding};
    }
  }
  return {file};
}
