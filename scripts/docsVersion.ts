/**
 * Saves the pages in both languages, with the facts they show, as an older version: `npm run docs:version 3.63`; `-- --remove 3.63` deletes
 * it again. Docusaurus' own command copies the pages and the sidebars; facts are copied here. See `docs/guide/versions.md` for when to do it.
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {site} from '../src/config/site';
import {factsFolder, readVersionNames} from '../src/markdown/facts/readFacts';
import {
  checkVersion,
  keepFacts,
  nameVersion,
  removeVersion,
} from './versions/cut';
import {run} from './run';

function main(words: string[]): void {
  const {
    positionals: [name],
    values: {remove},
  } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {remove: {type: 'string'}},
  });
  const siteDir = process.cwd();
  if (remove !== undefined) {
    removeVersion(siteDir, remove, readVersionNames(siteDir));
    console.log(`Version ${remove} is removed.`);
    return;
  }
  const described = site.productVersion;
  const version = checkVersion(name, described, readVersionNames(siteDir));
  execFileSync(
    path.join(siteDir, 'node_modules/.bin/docusaurus'),
    ['docs:version', version],
    {cwd: siteDir, stdio: 'inherit'},
  );
  keepFacts(siteDir, version, described);
  nameVersion(siteDir, version);
  console.log(`Kept the facts of ${described} in ${factsFolder(version)}.`);
}

run(main);
