import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {botAuthors} from '../../config/contributors';
import {
  gitLogArguments,
  parseGitLog,
  type FileHistory,
  type RepositoryHistory,
} from './gitLog';
import {hasHistory} from './cloneHistory';

/** Cached per site for the whole build or preview. */
const histories = new Map<string, RepositoryHistory | undefined>();

function runGit(siteDir: string): RepositoryHistory {
  const log = execFileSync('git', gitLogArguments, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return parseGitLog(log, botAuthors);
}

/** The history of the repository's files and contributors; `undefined` without the full history. */
export function readHistory(siteDir: string): RepositoryHistory | undefined {
  if (!histories.has(siteDir)) {
    const isKnown = hasHistory(siteDir, {warn: false});
    histories.set(siteDir, isKnown ? runGit(siteDir) : undefined);
  }
  return histories.get(siteDir);
}

/** The history of one file; `undefined` before it is committed. */
export function historyOf(
  siteDir: string,
  filePath: string,
): FileHistory | undefined {
  const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
  return readHistory(siteDir)?.files.get(file);
}

/** Lets Docusaurus take the times of pages and sitemap from the same history. */
export function historyForDocusaurus(siteDir: string): VcsConfig {
  const infoOf = (filePath: string, moment: 'created' | 'updated') => {
    const change = historyOf(siteDir, filePath)?.[moment];
    return Promise.resolve(
      change === undefined ? null : {timestamp: change.at, author: change.by},
    );
  };
  return {
    initialize: () => undefined,
    getFileCreationInfo: (filePath) => infoOf(filePath, 'created'),
    getFileLastUpdateInfo: (filePath) => infoOf(filePath, 'updated'),
  };
}
