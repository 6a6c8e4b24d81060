/**
 * Lets the languages of the samples of the HTTP interface read all of them: bash, Node, Python and Go, those of them that are on this
 * machine. The unit tests do the same for bash and JavaScript alone.
 *
 * `ALIST_TOKEN=... npm run check-samples -- --run --server http://127.0.0.1:5244/ --folder /an/empty/folder` runs them as well, on a server
 * that is there for nothing else: those that may be run several times. `--only curl,go` leaves the other languages out.
 */
import {spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {site} from '../src/config/site';
import {describeApi} from '../src/components/api-reference/openapi/description';
import {
  listedErrors,
  routeView,
  type RouteView,
} from '../src/components/api-reference/openapi/routeView';
import {SAMPLE_SERVER} from '../src/components/api-reference/openapi/sampleRequest';
import {samplesOf} from '../src/components/api-reference/openapi/samples';
import {
  sampleTabs,
  type SampleLanguage,
} from '../src/components/api-reference/openapi/sampleTabs';
import type {Description} from '../src/components/api-reference/openapi/types';
import {readFacts} from '../src/markdown/facts/readFacts';
import {languages, missingProgram} from './samples/languages';
import {routesNotRun} from './samples/routesNotRun';
import {problemsOf} from './samples/outcome';
import {runSamples} from './samples/runSamples';
import {cleanUpSteps, fixtureSteps, runSteps} from './samples/fixtures';

async function readSamples(
  views: readonly RouteView[],
  language: SampleLanguage,
  folder: string,
): Promise<number> {
  const {ending, read} = languages[language];
  const [command, ...words] = read;
  let failures = 0;
  let count = 0;
  for (const {id, request} of views) {
    if (request === undefined) {
      continue;
    }
    const text = samplesOf(request, SAMPLE_SERVER)[language];
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
  console.log(`${language}: ${count} samples read, ${failures} failed`);
  return failures;
}

interface Target {
  server: string;
  /** An empty folder of that server. */
  storage: string;
  token: string;
}

async function runAll(
  description: Description,
  views: readonly RouteView[],
  used: readonly SampleLanguage[],
  folder: string,
  {server, storage, token}: Target,
): Promise<number> {
  const known = {};
  await runSteps(fixtureSteps(storage), known, new URL(server), token);
  const safe = views.filter(
    ({path: route, request, destructive}) =>
      request !== undefined && destructive !== true && !(route in routesNotRun),
  );
  const counts: Record<string, number> = {};
  const refused: string[] = [];
  let failures = 0;
  for (const view of safe) {
    const outcomes = runSamples(view, used, {server, folder, token});
    for (const [language, outcome] of Object.entries(outcomes)) {
      const isGood = outcome === 200 || typeof outcome === 'string';
      const refusal =
        typeof outcome === 'number' ? 'refused as described' : 'failed';
      const key = `${language}: ${isGood ? 'answered' : refusal}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    const problems = problemsOf(listedErrors(description, view.path), outcomes);
    failures += problems.length;
    problems.forEach((line) => {
      console.log(`${view.path}: ${line}`);
    });
    if (typeof outcomes.curl === 'number' && outcomes.curl !== 200) {
      refused.push(`${view.path} ${outcomes.curl}`);
    }
  }
  await runSteps(cleanUpSteps, known, new URL(server), token);
  Object.entries(counts).forEach(([key, count]) => {
    console.log(`${key} ${count}`);
  });
  console.log(`refused: ${refused.join(', ')}`);
  console.log(`${safe.length} routes run, ${failures} problems`);
  return safe.length === 0 ? 1 : failures;
}

/** Which server is asked, where samples are to be run. */
function asked(): {target?: Target; only?: string[]} {
  const {values} = parseArgs({
    options: {
      run: {type: 'boolean'},
      server: {type: 'string'},
      folder: {type: 'string'},
      only: {type: 'string'},
    },
  });
  const only = values.only === undefined ? {} : {only: values.only.split(',')};
  if (values.run !== true) {
    return only;
  }
  const {server = '', folder: storage = ''} = values;
  const token = process.env.ALIST_TOKEN ?? '';
  if (!URL.canParse(server) || storage === '' || token === '') {
    throw new Error(
      '--run: expected --server with an address such as http://127.0.0.1:5244/, --folder with an empty folder of that server, and the token of an administrator in ALIST_TOKEN',
    );
  }
  return {
    ...only,
    target: {server: server.replace(/\/+$/, ''), storage, token},
  };
}

async function main(): Promise<void> {
  const {target, only = sampleTabs.map(({id}) => id)} = asked();
  const facts = readFacts(process.cwd());
  const description = describeApi(facts, 'en', {
    version: site.productVersion,
    home: site.url,
  });
  const views = facts.routes.map(({path: route}) =>
    routeView(description, route),
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  const used = sampleTabs.flatMap(({id}): SampleLanguage[] => {
    if (!only.includes(id)) {
      return [];
    }
    const missing = missingProgram(id);
    if (missing !== undefined) {
      console.log(`${id}: left out, because this fails here: ${missing}`);
    }
    return missing === undefined ? [id] : [];
  });
  let failures = used.length === 0 ? 1 : 0;
  try {
    for (const language of target === undefined ? used : []) {
      failures += await readSamples(views, language, folder);
    }
    if (target !== undefined) {
      failures += await runAll(description, views, used, folder, target);
    }
  } finally {
    await rm(folder, {recursive: true});
  }
  process.exitCode = failures === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
