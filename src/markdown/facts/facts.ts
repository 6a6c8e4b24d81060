import type {Api, Route} from '../../data/api/schema';
import type {CliRecords} from '../../data/cli/schema';
import type {ConfigRecords} from '../../data/config/schema';
import type {Danger} from '../../data/dangers/schema';
import type {Driver} from '../../data/drivers/schema';
import type {ErrorSignature} from '../../data/errorSignatures/schema';
import type {GlossaryTerm} from '../../data/glossary/schema';
import type {Install} from '../../data/install/schema';
import type {OauthProviders} from '../../data/oauthProviders/schema';
import type {PermissionsRecords} from '../../data/permissions/schema';
import type {Release} from '../../data/releases/schema';
import type {Screencast} from '../../data/screencasts/schema';
import type {SettingsRecords} from '../../data/settings/schema';
import type {StorageOptionsRecords} from '../../data/storageOptions/schema';
import type {CommunityPlace} from '../../config/community';
import type {Failure} from '../../config/failures';
import type {PagePath} from '../../lib/address';
import type {StoredEntry} from '../../components/browser-storage/storedEntries';
import type {TranslationState} from '../../components/translation-status/translationState';

/** A package that the site is built with, from its `package.json`. */
export interface Library {
  name: string;
  version: string;
  /** Absent where the package does not name one. */
  licence?: string;
}

/** The state of a page's translation. */
export interface TranslationRow {
  page: PagePath;
  /** Its file in the root language, from the project's folder. */
  file: string;
  state: TranslationState;
}

/** Everything that pages can show, from `src/data` and from the site itself. */
export interface Facts {
  /** The release of the product that they describe. */
  productVersion: string;
  drivers: Driver[];
  dangers: Danger[];
  storageOptions: StorageOptionsRecords;
  config: ConfigRecords;
  settings: SettingsRecords;
  cli: CliRecords;
  install: Install;
  releases: Release[];
  permissions: PermissionsRecords;
  errorSignatures: ErrorSignature[];
  glossary: GlossaryTerm[];
  /** Recordings of the product. */
  screencasts: Screencast[];
  oauthProviders: OauthProviders;
  api: Api;
  /** Every route of the product, in the order of the groups. */
  routes: Route[];
  /** Page names under `/guide/drivers/` that exist. */
  driverPages: ReadonlySet<string>;
  /** The pinyin of the Chinese in names, for search: in full, and the first letter of each character. */
  pinyinOf: (names: readonly string[]) => string[];
  /** Names in traditional characters, for search. */
  traditionalOf: (names: readonly string[]) => string[];
  /** Names of the site's contributors, in the order of their first contribution; empty without the repository's history. */
  contributors: string[];
  libraries: Library[];
  translations: TranslationRow[];
  /** What the site may store in the browser. */
  storedEntries: StoredEntry[];
  /** Where people talk about the product. */
  communityPlaces: readonly CommunityPlace[];
  /** Failures that the site handles. */
  failures: readonly Failure[];
}
