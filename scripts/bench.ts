/**
 * Compares the built site with others that are made of its own pages: `npm run build`, then `npm run bench`. The others are installed and
 * built in a folder of their own (`--folder`). What it finds goes to `deploy/speed.json` and into the pages of both languages; a machine
 * that does nothing else gives the figures that count. `--only bytes,taps` measures some parts, `--quick` tries all of them once and
 * keeps nothing, `--growth` builds this site with several times its pages instead.
 */
import {cp, mkdir, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {site} from '../src/config/site';
import {openBrowser} from './bench/browser';
import type {Part, PartName, Row, SpeedFigures} from './bench/figures';
import {measureGrowth} from './bench/growth';
import {keepSpeed, readSpeed} from './bench/keepFigures';
import {parseBenchOptions, type BenchOptions} from './bench/options';
import {peerNames, type SubjectName} from './bench/pages';
import {peers} from './bench/peers';
import {buildPeer, readPlainPages, writePeer} from './bench/preparePeer';
import {buildCopy, copyProject} from './bench/projectCopy';
import {summary} from './bench/report';
import {servedParts, warmUp, type Bench} from './bench/runParts';
import {serve, type ServedSite} from './bench/staticServer';

const say = (text: string) =>
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

function machineNow(): Omit<Part, 'rows'> {
  const cores = os.availableParallelism();
  const [busy = 0] = os.loadavg();
  return {
    on: new Date().toISOString().slice(0, 10),
    cores,
    busyBefore: Math.round((busy / cores) * 10) / 10,
  };
}

async function writePeers({dir, folder}: BenchOptions): Promise<void> {
  const pages = await readPlainPages(dir);
  for (const name of peerNames) {
    say(`write ${name}`);
    const own = path.join(folder, name);
    await writePeer(peers[name], own, dir, pages, site.url);
  }
}

/** Builds every site cold and then warm. */
async function builds({folder}: BenchOptions): Promise<Row[]> {
  const copy = path.join(folder, 'project');
  await copyProject(copy);
  const rows: Row[] = [];
  for (const state of ['cold', 'warm'] as const) {
    for (const subject of ['site', ...peerNames] as const) {
      say(`build ${subject}, ${state}`);
      const isCold = state === 'cold';
      const {seconds, memory} =
        subject === 'site'
          ? await buildCopy(copy, isCold)
          : await buildPeer(peers[subject], path.join(folder, subject), isCold);
      rows.push(
        {subject, metric: `${state}-seconds`, samples: [seconds]},
        {subject, metric: `${state}-memory`, samples: [memory]},
      );
    }
  }
  return rows;
}

/** Starts a server for each site. The built one is copied, because compressed files are put beside what is served. */
async function serveAll({dir, folder}: BenchOptions) {
  const served = new Map<SubjectName, ServedSite>();
  const own = path.join(folder, 'site');
  await rm(own, {recursive: true, force: true});
  await cp(dir, own, {recursive: true});
  served.set('site', await serve(own));
  for (const name of peerNames) {
    const output = path.join(folder, name, peers[name].output);
    served.set(name, await serve(output));
  }
  return served;
}

async function measureServed(
  options: BenchOptions,
  names: readonly Exclude<PartName, 'builds'>[],
  keep: (name: PartName, part: Part) => void,
): Promise<void> {
  const served = await serveAll(options);
  const browser = await openBrowser();
  const bench: Bench = {options, served, browser};
  try {
    if (names.some((name) => name !== 'bytes')) {
      say('visit all pages once');
      await warmUp(bench);
    }
    for (const name of names) {
      say(name);
      const machine = machineNow();
      keep(name, {...machine, rows: await servedParts[name](bench)});
    }
  } finally {
    await browser.close();
    served.forEach(({stop}) => {
      stop();
    });
  }
}

async function compare(options: BenchOptions): Promise<SpeedFigures['parts']> {
  const found: SpeedFigures['parts'] = {};
  await writePeers(options);
  if (options.parts.includes('builds')) {
    const machine = machineNow();
    found.builds = {...machine, rows: await builds(options)};
  } else {
    for (const name of peerNames) {
      say(`build ${name}`);
      await buildPeer(peers[name], path.join(options.folder, name), false);
    }
  }
  const names = options.parts.filter((name) => name !== 'builds');
  if (names.length > 0) {
    await measureServed(options, names, (name, part) => {
      found[name] = part;
    });
  }
  return found;
}

async function main(): Promise<void> {
  const options = parseBenchOptions(process.argv.slice(2));
  await mkdir(options.folder, {recursive: true});
  const before = await readSpeed();
  const machine = machineNow();
  const found: SpeedFigures =
    options.growth.length > 0
      ? {parts: {}, growth: {...machine, steps: await measureGrowth(options)}}
      : {parts: await compare(options)};
  console.log(summary(found));
  if (!options.isQuick) {
    const parts = {...before.parts, ...found.parts};
    await keepSpeed({...before, ...found, parts});
    console.log(
      'Both pages show it. Then: npm run i18n:accept -- guide/authoring/speed',
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
