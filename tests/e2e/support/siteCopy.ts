import {cp, mkdir, readdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';

const notCopied = new Set([
  'node_modules',
  'build',
  '.docusaurus',
  '.git',
  'test-results',
  'coverage',
]);

/** Copies the project into an empty folder, where it can be changed; the packages are shared. */
export async function copySite(copy: string): Promise<void> {
  const source = path.resolve('.');
  await rm(copy, {recursive: true, force: true});
  await mkdir(copy, {recursive: true});
  const entries = await readdir(source);
  await Promise.all(
    entries
      .filter((entry) => !notCopied.has(entry))
      .map(async (entry) =>
        cp(path.join(source, entry), path.join(copy, entry), {recursive: true}),
      ),
  );
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
}
