import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin, Props} from '@docusaurus/types';
import {build} from 'esbuild';
import {docsContent} from './docsContent';

/** The code that a worker thread runs: it calls the module with the thread's job. */
const workerCode = (module: string) => `
import {parentPort, workerData} from 'node:worker_threads';
import work from ${JSON.stringify(module)};
parentPort.postMessage(await work(workerData));
`;

/**
 * Runs a job in a worker thread, in parallel with the build and with its own heap. Node reads no TypeScript, so the module is bundled first
 * with the project's code; packages are loaded as they are, which is also faster than through the loader of the configuration.
 *
 * @param module absolute path of a module whose default export runs a job
 * @param job data; functions cannot be passed to a thread
 * @param folder Docusaurus' folder for generated files, from which packages are resolved
 */
export async function inThread(
  module: string,
  job: unknown,
  folder: string,
): Promise<void> {
  const {name} = path.parse(module);
  const outfile = path.join(folder, 'threads', `${name}.mjs`);
  await build({
    stdin: {contents: workerCode(module), resolveDir: path.dirname(module)},
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
  });
  await once(new Worker(outfile, {workerData: job}), 'message');
}

interface Work<Pages> {
  name: string;
  /** Absolute path of the module that works in a thread. */
  module: string;
  /** What it has to know of the pages. */
  pagesOf: (content: LoadedContent) => Pages;
  jobOf: (pages: Pages, site: Props) => object;
}

/** A plugin that makes something of the built pages, in a thread. */
export function afterBuild<Pages>({
  name,
  module,
  pagesOf,
  jobOf,
}: Work<Pages>): Plugin {
  let pages: Pages;
  return {
    name,
    async allContentLoaded({allContent}) {
      pages = pagesOf(docsContent(allContent));
      return Promise.resolve();
    },
    async postBuild(site) {
      await inThread(module, jobOf(pages, site), site.generatedFilesDir);
    },
  };
}
