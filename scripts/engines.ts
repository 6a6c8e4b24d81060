/**
 * Runs the journeys of `tests/engines` over the built site: `npm run engines -- --engine firefox --engine webkit`, in all engines when none
 * is named. Further arguments select journeys by file name.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {chooseEngines, engineEnvironment, findEngine} from './engines/programs';

function main(): void {
  const {values, positionals} = parseArgs({
    options: {engine: {type: 'string', multiple: true, default: []}},
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
  const isIncomplete = missing.length > 0 && process.env.CI !== undefined;
  process.exitCode = isIncomplete ? 1 : (status ?? 1);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
