import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, realpath, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {costOf, type Cost} from './commands';

const run = promisify(execFile);

/**
 * Copies the project as it lies here, with its history, into a folder of its own. Packages are shared, what tools keep beside them is
 * not, so that a build there begins with nothing and leaves nothing here.
 */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await run('git', [
    'clone',
    '--quiet',
    '--shared',
    '--no-checkout',
    '.',
    folder,
  ]);
  const {stdout} = await run(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {maxBuffer: 64 * 1024 * 1024},
  );
  for (const name of stdout.split('\0').filter((one) => existsSync(one))) {
    await cp(name, path.join(folder, name), {verbatimSymlinks: true});
  }
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir('node_modules')) {
    if (name !== '.cache') {
      await symlink(
        await realpath(path.join('node_modules', name)),
        path.join(packages, name),
      );
    }
  }
}

const kept = ['build', '.docusaurus', '.cache', 'node_modules/.cache'];

/** Builds a copy of the project, from nothing or with what the build before left. */
export async function buildCopy(
  folder: string,
  isCold: boolean,
): Promise<Cost> {
  if (isCold) {
    await Promise.all(
      kept.map(async (name) =>
        rm(path.join(folder, name), {recursive: true, force: true}),
      ),
    );
  }
  return costOf(['npm', 'run', '--silent', 'build'], folder);
}
