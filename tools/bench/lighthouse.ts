import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import * as z from 'zod';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {findBrowser} from '../../scripts/programs/findBrowser';

const run = promisify(execFile);

/** The newest version that runs on the oldest Node that this site supports. */
const VERSION = '12.8.2';

const audit = z.object({numericValue: z.number().nonnegative()});

const report = z.object({
  categories: z.object({
    performance: z.object({score: z.number().min(0).max(1)}),
  }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

/** The result of one run: the score from 0 to 100, times in milliseconds. */
export interface LighthouseResult {
  performance: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/**
 * Reads a report of Lighthouse.
 *
 * @throws Error where a figure is missing, as for a page that could not be loaded
 */
export function readReport(value: unknown): LighthouseResult {
  const {categories, audits} = parseOrThrow(
    report,
    value,
    'report of Lighthouse',
  );
  return {
    performance: Math.round(categories.performance.score * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/**
 * Installs Lighthouse in its own folder: it is as large as all dependencies of the site.
 *
 * @returns the path of its executable
 */
export async function installLighthouse(folder: string): Promise<string> {
  const own = path.join(folder, `lighthouse-${VERSION}`);
  const program = path.join(own, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program)) {
    await mkdir(own, {recursive: true});
    const dependencies = {lighthouse: VERSION};
    await writeFile(
      path.join(own, 'package.json'),
      JSON.stringify({name: 'bench-lighthouse', private: true, dependencies}),
    );
    await run('npm', ['install', '--no-audit', '--no-fund'], {cwd: own});
  }
  return program;
}

/** Loads a page once on Lighthouse's slow phone. */
export async function measureLighthouse(
  program: string,
  address: string,
): Promise<LighthouseResult> {
  const {stdout} = await run(
    process.execPath,
    [
      ...[program, address, '--output=json', '--quiet'],
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      env: {...process.env, CHROME_PATH: findBrowser()},
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return readReport(JSON.parse(stdout));
}
