import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteView} from '../../src/components/api-reference/openapi/routeView';
import {samplesOf} from '../../src/components/api-reference/openapi/samples';
import type {SampleLanguage} from '../../src/components/api-reference/openapi/sampleTabs';
import {languages} from './languages';
import {outcomeOf, type Run, type SampleOutcome} from './outcome';

/** Timeout of one sample, in milliseconds. Go compiles it first. */
const LIMIT = 120_000;

interface Place {
  /** The address of the server. */
  server: string;
  /** Where samples are written and run. */
  folder: string;
  token: string;
}

function runOne(
  language: SampleLanguage,
  {id, request}: RouteView,
  {server, folder, token}: Place,
): Run {
  const {ending, run} = languages[language];
  const [command, ...args] = run;
  const file = path.join(folder, `${id}.${ending}`);
  const download = path.join(folder, 'download');
  const samples =
    request === undefined ? undefined : samplesOf(request, server);
  writeFileSync(file, `${samples?.[language] ?? ''}\n`);
  writeFileSync(path.join(folder, 'readme.txt'), 'hello\n');
  rmSync(download, {force: true});
  const {status, stdout, stderr} = spawnSync(command, [...args, file], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ALIST_TOKEN: token},
    timeout: LIMIT,
  });
  return {
    status,
    stdout,
    stderr,
    ...(existsSync(download) ? {download: readFileSync(download, 'utf8')} : {}),
  };
}

/** The outcomes of a route's samples in each of these languages. */
export function runSamples(
  view: RouteView,
  used: readonly SampleLanguage[],
  place: Place,
): Partial<Record<SampleLanguage, SampleOutcome>> {
  return Object.fromEntries(
    used.map((language) => [
      language,
      outcomeOf(language, view, runOne(language, view, place)),
    ]),
  );
}
