/**
 * Loads pages of the built site with Lighthouse, as a slow phone does, and prints the median, minimum and maximum of several runs: `npm run
 * build`, `npm run compress`, then `npm run bench`. `--runs 1` is a quick look, `--dir` another build, `--folder` where Lighthouse is
 * installed. Only an idle machine gives meaningful figures.
 */
import {existsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {localeCodes} from '../src/config/locales';
import {addressOf} from '../src/lib/address';
import {
  installLighthouse,
  measureLighthouse,
  type LighthouseResult,
} from './bench/lighthouse';
import {benchPages} from '../scripts/budgets/pages';
import {spreadOf} from './bench/spread';
import {createSiteServer, listen} from '../scripts/server/siteServer';

/** The columns of the table, with their significant digits. */
const columns = [
  ['performance', 'score', 0],
  ['fcp', 'FCP ms', 0],
  ['lcp', 'LCP ms', 0],
  ['tbt', 'TBT ms', 0],
  ['cls', 'CLS', 3],
] as const satisfies [keyof LighthouseResult, string, number][];

function parseRuns(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(
      `--runs: found "${text}", expected a whole number from 1 on; write --runs 5`,
    );
  }
  return runs;
}

function cell(samples: readonly number[], digits: number): string {
  const {min, median, max} = spreadOf(samples);
  const [middle, least, most] = [median, min, max].map((value) =>
    value.toFixed(digits),
  );
  return samples.length === 1
    ? (middle ?? '')
    : `${middle ?? ''} (${least ?? ''} to ${most ?? ''})`;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      folder: {type: 'string', default: path.join(os.tmpdir(), 'docs-bench')},
      runs: {type: 'string', default: '5'},
    },
  });
  const runs = parseRuns(values.runs);
  if (!existsSync(path.join(values.dir, 'index.html.br'))) {
    throw new Error(
      `${values.dir} is not compressed as a host sends it; run npm run compress -- --dir ${values.dir}`,
    );
  }
  const lighthouse = await installLighthouse(path.resolve(values.folder));
  const server = createSiteServer(values.dir);
  const origin = (await listen(server, '127.0.0.1', 0)).replace(/\/$/, '');
  const busy = (os.loadavg()[0] ?? 0) / os.availableParallelism();
  console.log(`Other work per core at the start: ${busy.toFixed(1)}`);
  console.log(`| Page | ${columns.map(([, name]) => name).join(' | ')} |`);
  console.log(`| --- |${' --- |'.repeat(columns.length)}`);
  try {
    for (const locale of localeCodes) {
      for (const page of Object.values(benchPages)) {
        const address = addressOf(page, locale);
        const results: LighthouseResult[] = [];
        for (let run = 0; run < runs; run++) {
          results.push(await measureLighthouse(lighthouse, origin + address));
        }
        const cells = columns.map(([key, , digits]) =>
          cell(
            results.map((result) => result[key]),
            digits,
          ),
        );
        console.log(`| ${address} | ${cells.join(' | ')} |`);
      }
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
