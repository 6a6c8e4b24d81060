/**
 * Makes an archive of each language from the built site, for reading without a network: `npm run offline-archive`, or with `-- --dir
 * <folder>` for another folder. `npm run build` does so at its end.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {makeArchives} from './offline-archive/makeArchive';
import {run} from './run';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  for (const {file, bytes, pages} of await makeArchives(
    path.resolve(values.dir),
  )) {
    console.log(
      `${path.join(values.dir, file)}: ${pages} pages, ${bytes} bytes`,
    );
  }
}

run(main);
