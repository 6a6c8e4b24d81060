import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  describedRelease,
  factsFolder,
  releaseFile,
} from '../../src/markdown/facts/readFacts';
import {localeCodes} from '../../src/config/locales';
import {versionName, type VersionName} from '../../src/lib/version';
import {pagesFolder} from '../../src/markdown/front-matter/readTranslations';

/** Pages of tools instead of documentation: they only exist in the newest version. */
const unversioned = ['tool'];

/**
 * Checks the name of a new version.
 *
 * @param described the release that the pages describe now
 * @param known the versions that exist already
 */
export function checkVersion(
  name: string | undefined,
  described: string,
  known: readonly VersionName[],
): VersionName {
  const [, expected] = /^v(\d+\.\d+)\.\d+$/.exec(described) ?? [];
  if (name === undefined || !versionName.test(name) || name !== expected) {
    throw new Error(
      `version: found ${name === undefined ? 'nothing' : `"${name}"`}, expected "${expected ?? described}": the pages and facts describe ${described}, as productVersion in src/config/site.ts says. Keep a version before you change them for the next one.`,
    );
  }
  if (known.includes(name)) {
    throw new Error(
      `version: found "${name}", which is kept already. Correct its pages under ${pagesFolder('en', name)} and ${pagesFolder('zh', name)}, or set productVersion to the release that is described now.`,
    );
  }
  return name;
}

/** Copies the facts of a version beside its pages, and deletes its copies of pages that only exist once. */
export function keepFacts(
  siteDir: string,
  version: VersionName,
  described: string,
): void {
  const source = path.join(siteDir, factsFolder());
  const target = path.join(siteDir, factsFolder(version));
  const names = readdirSync(source, {recursive: true, encoding: 'utf8'});
  for (const name of names.filter((file) => file.endsWith('.json'))) {
    cpSync(path.join(source, name), path.join(target, name));
  }
  const release = describedRelease.parse({version: described});
  writeFileSync(path.join(target, releaseFile), `${JSON.stringify(release)}\n`);
  for (const locale of localeCodes) {
    for (const folder of unversioned) {
      rmSync(path.join(siteDir, pagesFolder(locale, version), folder), {
        recursive: true,
        force: true,
      });
    }
  }
}

/** Docusaurus copies the translated name of the newest version; an older one is called by its number in each language. */
export function nameVersion(siteDir: string, version: VersionName): void {
  for (const locale of localeCodes) {
    const file = path.join(siteDir, `${pagesFolder(locale, version)}.json`);
    if (existsSync(file)) {
      const messages = JSON.parse(readFileSync(file, 'utf8')) as object;
      const label = {
        message: version,
        description: `The label for version ${version}`,
      };
      const named = {...messages, 'version.label': label};
      writeFileSync(file, `${JSON.stringify(named, null, 2)}\n`);
    }
  }
}

/** Deletes a kept version: its pages, sidebars, facts, messages, and its entry in the list of versions. */
export function removeVersion(
  siteDir: string,
  name: string,
  known: readonly VersionName[],
): void {
  const version = known.find((one) => one === name);
  if (version === undefined) {
    throw new Error(
      `version: found "${name}", expected one that is kept: ${known.join(', ') || 'there is none'}`,
    );
  }
  const remove = (file: string) =>
    rmSync(path.join(siteDir, file), {recursive: true, force: true});
  for (const locale of localeCodes) {
    remove(pagesFolder(locale, version));
    remove(`${pagesFolder(locale, version)}.json`);
  }
  remove(`versioned_sidebars/version-${version}-sidebars.json`);
  remove(factsFolder(version));
  const rest = known.filter((one) => one !== version);
  if (rest.length === 0) {
    remove('versions.json');
  } else {
    writeFileSync(
      path.join(siteDir, 'versions.json'),
      `${JSON.stringify(rest, null, 2)}\n`,
    );
  }
}
