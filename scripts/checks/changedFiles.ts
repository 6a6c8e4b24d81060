import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fence} from '../typography/maskMarkdown';
import type {Change} from './changed';

/** Where a change begins, the first of these that is there. */
const mains = ['upstream/main', 'origin/main', 'main'];

function git(...words: string[]): string {
  return execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
}

function commitOf(...words: string[]): string | undefined {
  try {
    return git(...words).trim();
  } catch {
    return undefined;
  }
}

const mainBranch = () =>
  mains.find((name) => commitOf('rev-parse', '--verify', '--quiet', name));

export function hasMainBranch(): boolean {
  const main = mainBranch();
  return (
    main !== undefined && commitOf('merge-base', main, 'HEAD') !== undefined
  );
}

const codeOf = (page: string) => (page.match(fence) ?? []).join('\n');

const filesIn = (output: string) => output.split('\0').filter(Boolean);

/**
 * The files that differ from the main branch where this one left it, committed or not, and those that Git does not know yet.
 *
 * @throws Error where there is no main branch
 */
export function changedFiles(): Pick<Change, 'base' | 'files' | 'isSameCode'> {
  const main = mainBranch();
  const base = main && commitOf('merge-base', main, 'HEAD');
  if (main === undefined || base === undefined) {
    throw new Error(
      `Cannot tell what changed: found none of ${mains.join(', ')} in this repository, expected one with a commit in common`,
    );
  }
  const files = new Set([
    // A file that was moved is two: one that is gone and one that is new.
    ...filesIn(git('diff', '--name-only', '--no-renames', '-z', base)),
    ...filesIn(git('ls-files', '--others', '--exclude-standard', '-z')),
  ]);
  return {
    base: `${main} (${base.slice(0, 9)})`,
    files: [...files].sort(),
    isSameCode: (file) =>
      file.endsWith('.md') &&
      existsSync(file) &&
      codeOf(readFileSync(file, 'utf8')) ===
        codeOf(commitOf('show', `${base}:${file}`) ?? ''),
  };
}
