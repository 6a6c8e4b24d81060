import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {site} from '../../config/site';
import {apiSchema, routeGroups, routesSchema} from '../../data/api/schema';
import {cliRecords} from '../../data/cli/schema';
import {configRecords} from '../../data/config/schema';
import {dangerRecords} from '../../data/dangers/schema';
import {driver} from '../../data/drivers/schema';
import {glossaryRecords} from '../../data/glossary/schema';
import {errorSignaturesSchema} from '../../data/errorSignatures/schema';
import {installSchema} from '../../data/install/schema';
import {oauthProvidersSchema} from '../../data/oauthProviders/schema';
import {permissionsRecords} from '../../data/permissions/schema';
import {releasesSchema} from '../../data/releases/schema';
import {releaseTag} from '../../data/localized';
import {screencastRecords} from '../../data/screencasts/schema';
import {settingsRecords} from '../../data/settings/schema';
import {storageOptionsRecords} from '../../data/storageOptions/schema';
import {communityPlaces} from '../../config/community';
import {failures} from '../../config/failures';
import {storedEntries} from '../../components/browser-storage/storedEntries';
import {readJson} from '../../lib/readText';
import {versionName, versionOfFile, type VersionName} from '../../lib/version';
import {readHistory} from '../front-matter/pageHistory';
import {pageNames, readTranslationRows} from '../front-matter/readTranslations';
import {readLibraries} from './readLibraries';
import {pinyinOf} from './pinyin';
import {traditionalOf} from './traditional';
import {stampOf, whileUnchanged} from './whileUnchanged';

/** The folder of the newest facts, or of those of an older version of the docs. */
export function factsFolder(version?: VersionName): string {
  return version === undefined
    ? 'src/data'
    : `versioned_facts/version-${version}`;
}

/** The file of an older version that names the release it describes. */
export const releaseFile = 'release.json';

export const describedRelease = z.strictObject({version: releaseTag});

/** The older versions of the docs, as Docusaurus lists them. */
export function readVersionNames(siteDir: string): VersionName[] {
  const file = path.join(siteDir, 'versions.json');
  return existsSync(file)
    ? readJson(
        z.array(z.string().regex(versionName, 'a version such as "3.63"')),
        readFileSync(file, 'utf8'),
        'versions.json',
      )
    : [];
}

function driverPages(siteDir: string, version?: VersionName): Set<string> {
  return new Set(pageNames(siteDir, version, 'guide/drivers'));
}

/**
 * Reads and validates every fact that the pages show.
 *
 * @param version an older version of the docs, which has its own facts
 * @throws Error naming the file, the field, what was found and what to write instead
 */
export function readFacts(siteDir: string, version?: VersionName) {
  const folder = factsFolder(version);
  const read = <T>(schema: z.ZodType<T>, name: string): T => {
    const file = path.posix.join(folder, name);
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return readJson(schema, text, file);
  };
  const records = readdirSync(path.join(siteDir, folder, 'drivers/records'))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return {
    /** The release of the product that they describe. */
    productVersion:
      version === undefined
        ? site.productVersion
        : read(describedRelease, releaseFile).version,
    drivers: records.map((name) => read(driver, `drivers/records/${name}`)),
    dangers: read(dangerRecords, 'dangers/records.json'),
    storageOptions: read(storageOptionsRecords, 'storageOptions/records.json'),
    config: read(configRecords, 'config/records.json'),
    settings: read(settingsRecords, 'settings/records.json'),
    cli: read(cliRecords, 'cli/records.json'),
    install: read(installSchema, 'install/records.json'),
    releases: read(releasesSchema, 'releases/records.json'),
    permissions: read(permissionsRecords, 'permissions/records.json'),
    errorSignatures: read(
      errorSignaturesSchema,
      'errorSignatures/records.json',
    ),
    oauthProviders: read(oauthProvidersSchema, 'oauthProviders/records.json'),
    glossary: read(glossaryRecords, 'glossary/records.json'),
    screencasts: read(screencastRecords, 'screencasts/records.json'),
    api: read(apiSchema, 'api/records.json'),
    /** Every route of the product, in the order of the groups. */
    routes: routeGroups.flatMap((group) =>
      read(routesSchema, `api/records/${group}.json`),
    ),
    /** Page names under `/guide/drivers/` that exist. */
    driverPages: driverPages(siteDir, version),
    pinyinOf,
    traditionalOf,
    libraries: readLibraries(siteDir),
    // Only the pages that list them have to wait for the history and a comparison of every page.
    /** In the order of their first contribution; empty without the repository's history. */
    get contributors(): readonly string[] {
      return readHistory(siteDir)?.contributors ?? [];
    },
    get translations() {
      return readTranslationRows(siteDir);
    },
    storedEntries: storedEntries(),
    communityPlaces,
    failures,
  };
}

/** Everything that pages can show, from `src/data` and from the site itself. */
export type Facts = ReturnType<typeof readFacts>;

/** Facts do not change during a build; Docusaurus sets this before it reads the configuration. */
const isBuild = () => process.env.NODE_ENV === 'production';

/** Reads the facts of a site and a version once, and again after a change during a preview. */
export const knownFacts = whileUnchanged(
  (siteDir: string, version?: VersionName) =>
    isBuild()
      ? ''
      : [
          stampOf(path.join(siteDir, factsFolder(version))),
          ...driverPages(siteDir, version),
        ].join(' '),
  readFacts,
);

/** Changes as soon as a fact changes that is in none of the files that `dependencies.ts` names. */
export function otherFactsFingerprint(siteDir: string): string {
  const facts = readFacts(siteDir);
  const others = [
    facts.productVersion,
    facts.contributors,
    facts.libraries,
    facts.storedEntries,
    facts.communityPlaces,
    facts.failures,
    ...[undefined, ...readVersionNames(siteDir)].map((version) => [
      ...driverPages(siteDir, version),
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(others)).digest('hex');
}

export function createFactsOfFile(siteDir: string): (file: string) => Facts {
  return (file) => knownFacts(siteDir, versionOfFile(file));
}
