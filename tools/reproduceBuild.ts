/**
 * Builds the last commit twice, in two folders of different names, in two time zones, each with its own installation of the packages, one
 * of them as hosts install, and compares every file: `npm run reproduce`. Differences are listed, and are a mistake. Takes as long as two
 * installations and two builds.
 */
import {createHash} from 'node:crypto';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {filesIn} from '../scripts/hosting/filesIn';
import {
  differences,
  type Digests,
  type MayDiffer,
} from './reproduction/compare';
import {runProgram} from '../scripts/programs/runProgram';

/** What two builds of one commit may differ in: nothing. */
const mayDiffer: readonly MayDiffer[] = [];

async function digests(folder: string): Promise<Digests> {
  const found = new Map<string, string>();
  for (const file of filesIn(folder, /./)) {
    const digest = createHash('sha256').update(await readFile(file));
    found.set(path.relative(folder, file), digest.digest('hex'));
  }
  return found;
}

async function build(
  copy: string,
  environment: Readonly<Record<string, string>>,
): Promise<Digests> {
  await runProgram('.', 'git', ['clone', '--quiet', path.resolve('.'), copy]);
  await runProgram(copy, 'npm', ['ci', '--no-audit'], environment);
  await runProgram(copy, 'npm', ['run', '--silent', 'build'], environment);
  return digests(path.join(copy, 'build'));
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'reproduce-'));
  try {
    const first = await build(path.join(folder, 'a'), {TZ: 'UTC'});
    const second = await build(path.join(folder, 'another/folder'), {
      TZ: 'Asia/Shanghai',
      // Some hosts set it, so that packages of development are missing.
      NODE_ENV: 'production',
    });
    if (first.size === 0) {
      throw new Error('The first build is empty.');
    }
    const found = differences(first, second, mayDiffer);
    console.log(
      [
        `${first.size} files, ${found.length} that differ`,
        ...mayDiffer.map(
          ({file, why}) => `not compared: ${String(file)}, ${why}`,
        ),
        ...found,
      ].join('\n'),
    );
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
