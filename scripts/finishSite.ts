/**
 * Post-processes the output of `docusaurus build`: adds a content policy to each page and writes the files that hosts read their rules
 * from. `npm run build` runs it; `--dir` names another folder.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {writeHostFiles} from './hosting/hostFiles';
import {writePolicies} from './hosting/policies';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  const dir = path.resolve(values.dir);
  const pages = await writePolicies(dir, path.resolve('.'), process.env);
  await writeHostFiles(dir);
  console.log(`${pages} pages carry their policy`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
