import {writeFile} from 'node:fs/promises';
import {endpointAddresses} from '../../src/config/apiEndpoints';
import {search} from '../../src/config/search';
import {site} from '../../src/config/site';
import {commentsPlace} from '../../src/components/comments/commentsPlace';
import {
  siteUrl,
  toolSettings,
  type Environment,
} from '../../src/lib/environment';
import {headOrigins} from '../../src/components/head-scripts/headScripts';
import {configuredSources, type Configured} from './configuredSources';
import {
  contentPolicy,
  type PolicyGroup,
} from '../../src/components/content-policy/contentPolicy';
import {mergeSources} from '../../src/components/content-policy/needs';
import {insertPolicy, inspectPage, type InspectedPage} from './pagePolicy';
import {hostedService} from '../../src/components/search/hostedService';
import {readFacts} from '../../src/markdown/facts/readFacts';
import {filesByText} from './filesByText';
import {inlineOwnSheets} from './ownSheets';

function readConfigured(siteDir: string, environment: Environment): Configured {
  return {
    head: headOrigins(environment),
    comments: commentsPlace(environment) !== undefined,
    searchApplication: hostedService(environment, search.index)?.applicationId,
    endpoints: toolSettings(environment, endpointAddresses).endpoints,
    providers: readFacts(siteDir).oauthProviders.providers,
    siteUrl: siteUrl(environment, site.url),
  };
}

function inspect(file: string, html: string): InspectedPage {
  try {
    return inspectPage(html);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}`, {cause: error});
  }
}

/**
 * Inserts a policy into each page of a built site: that of its group, with what the pages of the group need and what is configured. Pages
 * for reading, whose policy allows it, also get their page-specific style sheets inlined.
 *
 * @returns how many pages have one now
 */
export async function writePolicies(
  dir: string,
  siteDir: string,
  environment: Environment,
): Promise<number> {
  const pages = (await filesByText(dir)).map(({html, names}) => ({
    html,
    names,
    ...inspect(names[0], html),
  }));
  const configured = configuredSources(readConfigured(siteDir, environment));
  const policies = new Map<PolicyGroup, string>();
  for (const group of Object.keys(configured) as PolicyGroup[]) {
    const needs = pages
      .filter((page) => page.group === group)
      .map((page) => page.needs);
    policies.set(
      group,
      contentPolicy(group, mergeSources([configured[group], ...needs])),
    );
  }
  await Promise.all(
    pages.flatMap(({names, html, group}) => {
      const text = insertPolicy(
        group === 'reading' ? inlineOwnSheets(html, dir) : html,
        policies.get(group) ?? '',
      );
      return names.map(async (name) => writeFile(name, text));
    }),
  );
  return pages.flatMap(({names}) => names).length;
}
