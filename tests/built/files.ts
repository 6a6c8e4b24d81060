import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileNamesOf} from '../../src/lib/address';

const built = path.resolve('build');

/** The page at an address as a server sends it, before any script runs. */
export function htmlOf(address: string): string {
  const file = fileNamesOf(address).find((name) =>
    existsSync(path.join(built, name)),
  );
  return readFileSync(path.join(built, file ?? address), 'utf8');
}

/** Files of the built site whose names match, from its folder on. */
export function builtFiles(name: RegExp): string[] {
  return readdirSync(built, {recursive: true, encoding: 'utf8'}).filter(
    (file) => name.test(file),
  );
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(built, file), 'utf8');
}
