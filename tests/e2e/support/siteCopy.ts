import {spawn} from 'node:child_process';
import {once} from 'node:events';
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

/**
 * Runs a program in a copy.
 *
 * @throws Error with the program's own words when it fails
 */
export async function runInCopy(
  copy: string,
  program: 'npx' | 'npm',
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, words, {
    cwd: copy,
    env: {...process.env, ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  [child.stdout, child.stderr].forEach((stream) =>
    stream.on('data', (part: Buffer) => (said += part.toString())),
  );
  await once(child, 'close');
  if (child.exitCode !== 0) {
    throw new Error(`${program} ${words.join(' ')} failed:\n${said}`);
  }
}
