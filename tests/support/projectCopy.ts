import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {projectRoot} from './pages';
import {temporaryFolder} from './temporaryFolder';

const notCopied = new Set([
  ...['node_modules', 'build', '.docusaurus', '.git', 'test-results'],
  ...['coverage', 'static', 'service'],
]);

/** A scratch copy of the project, to run its commands in. It shares the packages. */
export interface ProjectCopy {
  folder: string;
  /** Runs a program of the packages. */
  run: (
    program: string,
    ...words: string[]
  ) => {code: number | null; output: string};
  remove: () => void;
}

export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'project-')));
  for (const entry of readdirSync(projectRoot)) {
    if (!notCopied.has(entry)) {
      cpSync(path.join(projectRoot, entry), path.join(folder, entry), {
        recursive: true,
      });
    }
  }
  symlinkSync(
    path.join(projectRoot, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
  symlinkSync(path.join(projectRoot, 'service'), path.join(folder, 'service'));
  return {
    folder,
    run: (program, ...words) => {
      const {status, stdout, stderr} = spawnSync(
        path.join(projectRoot, 'node_modules/.bin', program),
        words,
        {cwd: folder, encoding: 'utf8', env: {...process.env, NO_COLOR: '1'}},
      );
      return {code: status, output: stdout + stderr};
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}

/** A copy of the site’s facts and driver pages, which a test may spoil, beside the packages it is built with. */
export function copyFacts(): string {
  const folder = temporaryFolder();
  for (const part of ['src/data', 'docs/guide/drivers', 'package.json']) {
    cpSync(path.join(projectRoot, part), path.join(folder, part), {
      recursive: true,
    });
  }
  symlinkSync(
    path.join(projectRoot, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
  return folder;
}
