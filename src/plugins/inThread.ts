import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';

/** What is run in a thread: the module, asked for with the job that the thread was given. */
const program = (module: string) => `
import {parentPort, workerData} from 'node:worker_threads';
import work from ${JSON.stringify(module)};
parentPort.postMessage(await work(workerData));
`;

/**
 * Does a job in a thread of its own, beside the rest of the build and with a memory that is given back. Node reads no TypeScript, so the
 * module is put together first, with what it takes of the project; packages are loaded as they are, which is also faster than through the
 * loader of the configuration.
 *
 * @param module whole path of a module whose default export does a job
 * @param job data; functions do not reach a thread
 * @param folder Docusaurus' folder for generated files, from which packages are found
 */
export async function inThread(
  module: string,
  job: unknown,
  folder: string,
): Promise<void> {
  const {name} = path.parse(module);
  const outfile = path.join(folder, 'threads', `${name}.mjs`);
  await build({
    stdin: {contents: program(module), resolveDir: path.dirname(module)},
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
