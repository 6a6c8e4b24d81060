/**
 * Runs the journeys of `tests/engines` over the built site: `npm run engines -- --engine firefox --engine webkit`, in all engines when none
 * is named. Further arguments select journeys by file name. `--write` writes the results into `tests/engines/RESULTS.md`.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {
  chooseEngines,
  engineEnvironment,
  findEngine,
  type EngineName,
  type FoundEngine,
} from './engines/programs';
import {resultsPage} from './engines/resultsPage';
import {formatted} from './formatted';
import {run} from './run';

const REPORT = 'test-results/engines.json';
const RESULTS = 'tests/engines/RESULTS.md';

/** The engine with its version, as its program says it. */
function nameWithVersion(name: EngineName, engine: FoundEngine): string {
  const program = 'program' in engine ? engine.program : undefined;
  if (program === undefined) {
    return name;
  }
  const {stdout} = spawnSync(program, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
  });
  const version = /\d+(?:\.\d+)+/.exec(stdout)?.[0];
  return version === undefined ? name : `${name} ${version}`;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {
      engine: {type: 'string', multiple: true, default: []},
      write: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  const names = chooseEngines(values.engine);
  const found = names.map((name) => [name, findEngine(name)] as const);
  const {status} = spawnSync(
    'playwright',
    [
      ...['test', '--config', 'tests/engines/playwright.config.ts'],
      ...names.map((name) => `--project=${name}`),
      ...positionals,
    ],
    {
      stdio: 'inherit',
      env: {...process.env, ...engineEnvironment(Object.fromEntries(found))},
    },
  );
  const missing = found.flatMap(([name, engine]) =>
    'missing' in engine ? `${name} was skipped: ${engine.missing}` : [],
  );
  missing.forEach((line) => console.log(line));
  if (values.write) {
    const page = resultsPage(
      JSON.parse(readFileSync(REPORT, 'utf8')),
      Object.fromEntries(
        found.map(([name, engine]) => [name, nameWithVersion(name, engine)]),
      ),
      new Date(),
    );
    writeFileSync(RESULTS, await formatted(RESULTS, page));
  }
  const isIncomplete = missing.length > 0 && process.env.CI !== undefined;
  process.exitCode = isIncomplete ? 1 : (status ?? 1);
}

run(main);
