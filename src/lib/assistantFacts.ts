import type {Api, Route} from '../data/api/schema';
import type {ConfigRecords} from '../data/config/schema';
import type {Danger} from '../data/dangers/schema';
import type {Driver} from '../data/drivers/schema';
import type {ErrorSignature} from '../data/errorSignatures/schema';
import type {Setting} from '../data/settings/schema';
import type {StorageOptionsRecords} from '../data/storageOptions/schema';

/** The published file with the facts that the MCP server answers from, below the root of the site. */
export const ASSISTANT_FACTS_FILE = 'assistants/facts.json';

/** The published MCP server for hosts without a service, below the root of the site. */
export const ASSISTANT_PROGRAM_FILE = 'assistants/alist-docs-mcp.mjs';

/** In an archive, beside the program: the files that it reads, as their texts by their paths on the site. */
export const ASSISTANT_BUNDLE_NAME = 'site.json';

/** Facts in both languages, for programs that answer questions about the product. */
export interface AssistantFacts {
  /** Origin of the site, without a slash at its end. */
  site: string;
  /** Release of the product that the facts describe, such as `v3.63.0`. */
  version: string;
  drivers: readonly Driver[];
  dangers: readonly Danger[];
  /** What the form of every storage asks. */
  storageOptions: StorageOptionsRecords;
  config: Pick<ConfigRecords, 'keys' | 'extraEnv'>;
  settings: readonly Setting[];
  routes: readonly Route[];
  routeGroups: Api['groups'];
  errors: readonly ErrorSignature[];
}
