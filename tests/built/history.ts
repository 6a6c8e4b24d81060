import {execFileSync} from 'node:child_process';

/** The lines that git writes; none where it fails. */
export function git(...words: string[]): string[] {
  try {
    return execFileSync('git', words, {encoding: 'utf8', stdio: 'pipe'})
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}

/** Whether the repository has its whole history here. */
export const hasHistory =
  git('rev-parse', '--is-shallow-repository', 'HEAD')[0] === 'false';
