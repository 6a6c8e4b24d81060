/**
 * Builds the site: `npm run build`, words after `--` are for `docusaurus build`. Then adds what Docusaurus does not write, and puts the
 * finished site into `build/`.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {putInPlace} from './builds/putInPlace';
import {run} from './run';

/** Beside the last build, which a server may be serving meanwhile. */
const NEXT = '.cache/next-build';

async function finish(program: string, words: readonly string[]) {
  const child = spawn(program, words, {stdio: 'inherit'});
  await once(child, 'close');
  if (child.exitCode !== 0) {
    throw new Error(
      `${program} ${words.join(' ')} failed (${child.exitCode})`,
    );
  }
}

run(async (words) => {
  await finish('docusaurus', ['build', '--out-dir', NEXT, ...words]);
  await finish('tsx', ['scripts/finishSite.ts', '--dir', NEXT]);
  await finish('tsx', ['scripts/offlineArchive.ts', '--dir', NEXT]);
  putInPlace(NEXT, 'build');
});
