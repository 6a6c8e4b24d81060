import {execFileSync} from 'node:child_process';
import logger from '@docusaurus/logger';

/** How much of a repository's history there is; a shallow one would give wrong dates. */
export type History = 'complete' | 'shallow' | 'none';

/** @param answer output of `git rev-parse --is-shallow-repository HEAD`, or `undefined` where git or the first commit is missing */
export function historyFrom(answer: string | undefined): History {
  switch (answer?.split('\n')[0]) {
    case 'false':
      return 'complete';
    case 'true':
      return 'shallow';
    default:
      return 'none';
  }
}

function runGit(siteDir: string): string | undefined {
  try {
    return execFileSync(
      'git',
      ['rev-parse', '--is-shallow-repository', 'HEAD'],
      {
        cwd: siteDir,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  } catch {
    return undefined;
  }
}

export function hasHistory(siteDir: string, {warn}: {warn: boolean}): boolean {
  const history = historyFrom(runGit(siteDir));
  if (warn && history !== 'complete') {
    const reason =
      history === 'shallow' ? 'a shallow clone' : 'no git repository';
    logger.warn(
      `Found ${reason}: pages are built without the times and authors of their changes. Clone with full history to show them.`,
    );
  }
  return history === 'complete';
}
