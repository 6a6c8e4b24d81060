/**
 * Measures what the built site costs to serve: `npm run build`, then `npm run bench:server`. Compresses the site, counts what a browser
 * loads, puts nginx with the shipped configuration under load, and writes the figures to `deploy/figures.json` and into the operators' page
 * of both languages. Only an idle machine gives meaningful figures.
 */
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compressFolder} from './hosting/compress';
import {
  FIGURES_FILE,
  figuresSchema,
  figuresTable,
  operatorPages,
  withFigures,
  type Figures,
} from './hosting/figures';
import {measureLoad} from './hosting/load';
import {startServer, stopServers} from './hosting/servers';
import {sitemapPages} from './hosting/sitemap';
import {measureTransfer} from './hosting/transfer';

const SAMPLES = 10;

async function measure(dir: string, folder: string): Promise<Figures> {
  const started = performance.now();
  const {plain, gz, br} = await compressFolder(dir, 'best');
  const seconds = Math.max(1, Math.round((performance.now() - started) / 1000));
  const pages = await sitemapPages(dir);
  const step = Math.max(1, Math.floor(pages.length / SAMPLES));
  const sampled = pages.filter((_, index) => index % step === 0);
  const server = await startServer('nginx', dir, folder);
  try {
    const load = await measureLoad(server.origin, pages, folder);
    const {first, next} = await measureTransfer(
      server.origin,
      sampled.flatMap((page, index) => {
        const other = sampled[(index + 1) % sampled.length];
        return other === undefined ? [] : [[page, other] as const];
      }),
    );
    return figuresSchema.parse({
      pages: pages.length,
      build: {plain, gz, br, seconds},
      first,
      next,
      load,
    });
  } finally {
    await stopServers([server]);
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-server-'));
  const figures = await measure(path.resolve(values.dir), folder);
  await rm(folder, {recursive: true});
  await writeFile(FIGURES_FILE, `${JSON.stringify(figures, null, 2)}\n`);
  for (const locale of ['en', 'zh'] as const) {
    const file = operatorPages[locale];
    const page = await readFile(file, 'utf8');
    await writeFile(file, withFigures(page, figuresTable(figures, locale)));
  }
  console.log(JSON.stringify(figures.load));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
