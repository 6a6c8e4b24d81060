import type {AssistantFacts} from '../../lib/assistantFacts';
import type {Facts} from '../../markdown/facts/readFacts';

/**
 * What is published of the facts for assistants.
 *
 * @param site origin of the site
 */
export function assistantFacts(facts: Facts, site: string): AssistantFacts {
  const {config, settings, api} = facts;
  return {
    site,
    version: facts.productVersion,
    drivers: facts.drivers,
    dangers: facts.dangers,
    storageOptions: facts.storageOptions,
    config: {keys: config.keys, extraEnv: config.extraEnv},
    settings: settings.settings,
    routes: facts.routes,
    routeGroups: api.groups,
    errors: facts.errorSignatures,
  };
}
