/** Compresses the built site for publishing: `npm run compress`, or with `-- --dir <folder>` for another folder. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compressFolder} from './hosting/compress';
import {run} from './run';

const MEGABYTE = 1_000_000;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  const started = performance.now();
  const {files, plain, br, gz} = await compressFolder(
    path.resolve(values.dir),
    'best',
  );
  if (files === 0) {
    throw new Error(`There is nothing to compress in ${values.dir}.`);
  }
  const size = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${files} files in ${seconds} s: ${size(plain)}, as gzip ${size(gz)}, as brotli ${size(br)}`,
  );
}

run(main);
