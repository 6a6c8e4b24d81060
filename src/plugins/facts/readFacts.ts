import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {apiSchema, routeGroups, routesSchema} from '../../data/api/schema';
import {cliRecords} from '../../data/cli/schema';
import {configRecords} from '../../data/config/schema';
import {driver} from '../../data/drivers/schema';
import {glossaryRecords} from '../../data/glossary/schema';
import {errorSignaturesSchema} from '../../data/errorSignatures/schema';
import {installSchema} from '../../data/install/schema';
import {oauthProvidersSchema} from '../../data/oauthProviders/schema';
import {permissionsRecords} from '../../data/permissions/schema';
import {releasesSchema} from '../../data/releases/schema';
import {settingsRecords} from '../../data/settings/schema';
import {storageOptionsRecords} from '../../data/storageOptions/schema';
import {parseAtDoor} from '../../lib/describeIssues';
import type {Facts} from '../../lib/facts/facts';
import {readHistory} from '../page-facts/history';
import {pageNames, readTranslationRows} from '../translations/readTranslations';
import {readLibraries} from './readLibraries';
import {soundsOf} from './sounds';

/**
 * Reads and checks every fact the pages show.
 *
 * @throws Error naming the file, the field, what was found and what to write instead
 */
export function readFacts(siteDir: string): Facts {
  const read = <T>(schema: z.ZodType<T>, name: string): T => {
    const file = path.posix.join('src/data', name);
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return parseAtDoor(schema, JSON.parse(text), file);
  };
  const filesIn = (folder: string, ending: string) =>
    readdirSync(path.join(siteDir, folder))
      .filter((name) => name.endsWith(ending))
      .sort();
  return {
    drivers: filesIn('src/data/drivers/records', '.json').map((name) =>
      read(driver, `drivers/records/${name}`),
    ),
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
    api: read(apiSchema, 'api/records.json'),
    routes: routeGroups.flatMap((group) =>
      read(routesSchema, `api/records/${group}.json`),
    ),
    driverPages: new Set(
      pageNames(siteDir).flatMap((page) => {
        const [, name] = /^guide\/drivers\/([^/]+)$/.exec(page) ?? [];
        return name ?? [];
      }),
    ),
    soundsOf,
    contributors: readHistory(siteDir)?.contributors ?? [],
    libraries: readLibraries(siteDir),
    translations: readTranslationRows(siteDir),
  };
}

/** Another text as soon as any fact is another one. */
export function factsFingerprint(siteDir: string): string {
  const facts = readFacts(siteDir);
  const text = JSON.stringify({
    ...facts,
    driverPages: [...facts.driverPages],
  });
  return createHash('sha256').update(text).digest('hex');
}
