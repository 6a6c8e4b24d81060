import type {EndpointAddresses} from '../../src/config/apiEndpoints';
import type {OauthProvider} from '../../src/data/oauthProviders/schema';
import type {HeadOrigins} from '../../src/components/head-scripts/headScripts';
import {LOCAL_ENDPOINT_PORT} from '../../src/lib/tokenService';
import {isPrivateHost, localOrigin} from '../../src/lib/endpoints';
import {callsOf} from '../../src/components/oauth-tools/toolView';
import type {PolicyGroup} from '../../src/components/content-policy/contentPolicy';
import type {Sources} from '../../src/components/content-policy/needs';

export interface Configured {
  head: HeadOrigins;
  comments: boolean;
  /** Id of the application at the hosted search service. */
  searchApplication: string | undefined;
  endpoints: EndpointAddresses;
  providers: readonly OauthProvider[];
  siteUrl: string;
}

const COMMENTS_ORIGIN = 'https://giscus.app';

/** The hosts that the search service's client tries, one after the other. */
function searchOrigins(application: string | undefined): string[] {
  const id = application?.toLowerCase();
  return id === undefined
    ? []
    : [
        `https://${id}-dsn.algolia.net`,
        `https://${id}.algolia.net`,
        ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
      ];
}

function readingSources({
  head: {scripts, styles, more},
  comments,
  searchApplication,
}: Configured): Sources {
  const theirs = [...scripts, ...more];
  const styled = [...styles, ...more];
  return {
    'script-src': theirs,
    'style-src': styled,
    'img-src': theirs,
    'font-src': styled,
    'connect-src': [...theirs, ...searchOrigins(searchApplication)],
    'frame-src': [...(comments ? [COMMENTS_ORIGIN] : []), ...more],
  };
}

/** The providers that respond to requests from pages, in every zone of theirs. */
function providerOrigins({flows, zones = []}: OauthProvider): string[] {
  return flows
    .flatMap((flow) => Object.values(callsOf(flow)))
    .filter(({to}) => to === 'provider')
    .flatMap(({address}) => {
      const [, place] = /^\{(\w+)\}/.exec(address) ?? [];
      return place === undefined
        ? [address]
        : zones.map((zone) =>
            address.replace(
              `{${place}}`,
              {oauth: zone.oauth, graph: zone.graph}[place] ?? '',
            ),
          );
    })
    .map((address) => new URL(address).origin);
}

/** The token service on the machine that serves the site, for a site that is used there or in a private network. */
function localOrigins(siteUrl: string): string[] {
  const {hostname} = new URL(siteUrl);
  const names = [
    'localhost',
    '127.0.0.1',
    ...(isPrivateHost(hostname) ? [hostname] : []),
  ];
  return names.map((name) => localOrigin(name, LOCAL_ENDPOINT_PORT));
}

/** The sources that the configured features need in each policy group: nothing of third parties where credentials are handled. */
export function configuredSources(
  configured: Configured,
): Record<PolicyGroup, Sources> {
  const {endpoints, providers, siteUrl} = configured;
  return {
    reading: readingSources(configured),
    tools: {
      'connect-src': [
        // A path of the site needs no source: it is 'self'.
        ...Object.values(endpoints).flatMap((address) =>
          address.startsWith('/') ? [] : [new URL(address).origin],
        ),
        ...localOrigins(siteUrl),
        ...providers.flatMap(providerOrigins),
      ],
    },
    api: {},
  };
}
