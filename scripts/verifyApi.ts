/**
 * Compares the described answers of the HTTP interface with a running product:
 * `ALIST_TOKEN=... npm run verify-api -- --server http://127.0.0.1:5244`. It only reads, unless `--folder` names an empty folder of a
 * server that is there for nothing else: then it makes a storage of it and goes through the routes that change something.
 */
import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {site} from '../src/config/site';
import {describeApi} from '../src/lib/openapi/description';
import {valueAt} from '../src/lib/tools/answers';
import {readFacts} from '../src/plugins/facts/readFacts';
import {checkAnswer} from './api/checkAnswer';
import {changingSteps, readingSteps, type Known} from './api/journey';
import {asLines, trimmed, type Recording} from './api/recording';
import {send} from './api/send';

/** Time for what the product does in the background after a step, in milliseconds. */
const STEP_PAUSE = 300;

/** `content.-1.id`: the id of the last item. */
function taken(answer: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        Array.isArray(inner) ? inner.at(Number(key)) : valueAt(inner, key),
      valueAt(answer, 'data'),
    );
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : '';
}

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
  const steps = [
    ...readingSteps.map((step) => () => step),
    ...(values.folder === undefined ? [] : changingSteps(values.folder)),
  ];
  const known: Known = {};
  const recordings: Recording[] = [];
  const differences: string[] = [];
  for (const make of steps) {
    const step = make(known);
    const {method, path, query, body, code = 200, take = {}} = step;
    const answer = await send(step, server, token);
    await new Promise((resolve) => setTimeout(resolve, STEP_PAUSE));
    if (valueAt(answer, 'code') !== code) {
      differences.push(
        `${method.toUpperCase()} ${path}: found ${JSON.stringify(answer).slice(0, 160)}, expected the code ${code}`,
      );
    }
    differences.push(...checkAnswer(description, {path, method}, answer));
    for (const [name, place] of Object.entries(take)) {
      known[name] = taken(answer, place);
    }
    const places = {
      ...(values.folder === undefined ? {} : {[values.folder]: '/srv/files'}),
      [server.origin]: 'http://127.0.0.1:5244',
    };
    recordings.push({
      method,
      path,
      ...(query === undefined ? {} : {query}),
      ...(body === undefined ? {} : {body: trimmed(body, places)}),
      answer: trimmed(answer, places),
    });
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
