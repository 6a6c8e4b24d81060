/**
 * Post-processes the output of `docusaurus build`: adds a content policy and structured data to each page, and writes the files that hosts
 * read their rules from. `npm run build` runs it; `--dir` names another folder.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {writeHostFiles} from './hosting/hostFiles';
import {writePolicies} from './hosting/policies';
import {writeStructuredData} from './structured-data/writeStructuredData';
import {run} from './run';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  const dir = path.resolve(values.dir);
  const pages = await writePolicies(dir, path.resolve('.'), process.env);
  const described = await writeStructuredData(dir);
  await writeHostFiles(dir);
  console.log(
    `${pages} pages carry their policy, ${described} of them structured data`,
  );
}

run(main);
