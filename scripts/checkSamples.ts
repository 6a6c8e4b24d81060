/**
 * Lets the languages of the samples of the HTTP interface read all of them: bash, Node, Python and Go, those of them that are on this
 * machine. The unit tests do the same for bash and JavaScript alone.
 */
import {spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {site} from '../src/config/site';
import {describeApi, SAMPLE_SERVER} from '../src/lib/openapi/description';
import {routeView} from '../src/lib/openapi/routeView';
import type {SampleLanguage} from '../src/lib/openapi/sampleTabs';
import {readFacts} from '../src/plugins/facts/readFacts';

/** How each language reads programs without running them. Go also refuses imports that nothing uses. */
const readers: Readonly<
  Record<SampleLanguage, {ending: string; command: string; words: string[]}>
> = {
  curl: {ending: 'sh', command: 'bash', words: ['-n']},
  javascript: {ending: 'mjs', command: 'node', words: ['--check']},
  python: {ending: 'py', command: 'python3', words: ['-m', 'py_compile']},
  go: {ending: 'go', command: 'go', words: ['vet']},
};

async function main(): Promise<void> {
  const facts = readFacts(process.cwd());
  const description = describeApi(facts, 'en', {
    version: site.productVersion,
    home: site.url,
  });
  const views = facts.routes.map(({path: route}) =>
    routeView(description, route, SAMPLE_SERVER),
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  let failures = 0;
  for (const [language, {ending, command, words}] of Object.entries(readers)) {
    const [ask = ''] = command === 'go' ? ['version'] : ['--version'];
    if (spawnSync(command, [ask]).status !== 0) {
      console.log(`${language}: not read, because there is no ${command}`);
      continue;
    }
    let count = 0;
    for (const {id, samples} of views) {
      const text = samples?.[language as SampleLanguage];
      if (text === undefined) {
        continue;
      }
      const file = path.join(folder, `${id}.${ending}`);
      await writeFile(file, `${text}\n`);
      const {status, stderr} = spawnSync(command, [...words, file], {
        encoding: 'utf8',
      });
      count += 1;
      if (status !== 0) {
        failures += 1;
        console.log(`${language}, ${id}: ${stderr}`);
      }
    }
    console.log(`${language}: ${count} samples read`);
  }
  await rm(folder, {recursive: true});
  process.exitCode = failures === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
