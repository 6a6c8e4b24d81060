/**
 * Builds the site: `npm run build`, words after `--` are for `docusaurus build`. Then adds what Docusaurus does not write, puts the finished
 * site into `build/`, and says how long each step took.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {longSteps, type BuildStep} from './builds/longSteps';
import {putInPlace} from './builds/putInPlace';
import {run} from './run';

/** Beside the last build, which a server may be serving meanwhile. */
const NEXT = '.cache/next-build';

/** Docusaurus measures its steps itself; what it says of them is kept from what it says otherwise. */
async function runDocusaurus(words: readonly string[]): Promise<string[]> {
  const child = spawn('docusaurus', ['build', '--out-dir', NEXT, ...words], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {...process.env, DOCUSAURUS_PERF_LOGGER: 'true'},
  });
  const measured: string[] = [];
  createInterface({input: child.stdout}).on('line', (line) => {
    if (line.includes('[PERF]')) {
      measured.push(line);
    } else {
      console.log(line);
    }
  });
  await once(child, 'close');
  if (child.exitCode !== 0) {
    throw new Error(`docusaurus build failed (${child.exitCode})`);
  }
  return measured;
}

async function timed(name: string): Promise<BuildStep> {
  const start = performance.now();
  const child = spawn('tsx', [`scripts/${name}.ts`, '--dir', NEXT], {
    stdio: 'inherit',
  });
  await once(child, 'close');
  if (child.exitCode !== 0) {
    throw new Error(`scripts/${name}.ts failed (${child.exitCode})`);
  }
  return {name, seconds: (performance.now() - start) / 1000};
}

async function main(words: readonly string[]): Promise<void> {
  const measured = await runDocusaurus(words);
  const own = [await timed('finishSite'), await timed('offlineArchive')];
  putInPlace(NEXT, 'build');
  for (const {name, seconds} of [...longSteps(measured), ...own]) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
}

run(main);
