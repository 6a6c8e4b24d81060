import {existsSync, renameSync, rmSync} from 'node:fs';

/**
 * Renames a finished build to the folder that a server may be serving, so that a reader finds the old site until the new one is whole. A
 * folder cannot be renamed onto one with files: for an instant between both names there is none.
 *
 * @param next on the same disk as `dir`
 */
export function putInPlace(next: string, dir: string): void {
  const last = `${next}-last`;
  rmSync(last, {recursive: true, force: true});
  if (existsSync(dir)) {
    renameSync(dir, last);
  }
  renameSync(next, dir);
  rmSync(last, {recursive: true, force: true});
}
