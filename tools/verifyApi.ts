/**
 * Compares the described responses of the HTTP API with a running product: `ALIST_TOKEN=... npm run verify-api -- --server
 * http://127.0.0.1:5244`. It only reads, unless `--folder` names an empty folder of a server that is used for nothing else and was started
 * with `--debug`: then it creates a storage of it and goes through the routes that change something.
 */
import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {site} from '../src/config/site';
import {describeApi} from '../src/components/api-reference/openapi/description';
import {readFacts} from '../src/markdown/facts/readFacts';
import {
  changingSteps,
  readingSteps,
  type Known,
  type StepSource,
} from './api/journey';
import {stepProblems, takenValues} from './api/stepProblems';
import {asLines, recordingOf, type Recording} from './api/recording';
import {send} from './api/send';

/** Time for what the product does in the background after a step, in milliseconds. */
const STEP_PAUSE = 300;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      server: {type: 'string'},
      folder: {type: 'string'},
      record: {type: 'string'},
    },
  });
  const token = process.env.ALIST_TOKEN ?? '';
  if (values.server === undefined || !URL.canParse(values.server)) {
    throw new Error(
      `--server: found "${values.server ?? ''}", expected an address such as http://127.0.0.1:5244/`,
    );
  }
  if (token === '') {
    throw new Error(
      'ALIST_TOKEN: found nothing, expected the token of an administrator (answer of POST /api/auth/login)',
    );
  }
  const server = new URL(values.server);
  const description = describeApi(readFacts(process.cwd()), 'en', {
    version: site.productVersion,
    home: site.url,
  });
  const steps: readonly StepSource[] = [
    ...readingSteps,
    ...(values.folder === undefined ? [] : changingSteps(values.folder)),
  ];
  const places = {
    ...(values.folder === undefined ? {} : {[values.folder]: '/srv/files'}),
    [server.origin]: 'http://127.0.0.1:5244',
  };
  const known: Known = {};
  const recordings: Recording[] = [];
  const differences: string[] = [];
  for (const made of steps) {
    const step = typeof made === 'function' ? made(known) : made;
    const reply = await send(step, server, token);
    await new Promise((resolve) => setTimeout(resolve, STEP_PAUSE));
    differences.push(...stepProblems(description, step, reply));
    Object.assign(known, takenValues(step, reply));
    if (step.isUnrecorded !== true) {
      recordings.push(recordingOf(step, reply, places));
    }
  }
  if (values.record !== undefined) {
    await writeFile(values.record, asLines(recordings));
  }
  [...new Set(differences)].forEach((line) => {
    console.log(line);
  });
  console.log(
    `${recordings.length} answers of ${new Set(recordings.map(({path}) => path)).size} routes, ${differences.length} differences`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
