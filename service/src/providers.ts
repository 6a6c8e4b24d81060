import records from '../../src/data/oauthProviders/records.json';
import {oauthProvidersSchema} from '../../src/data/oauthProviders/schema';
import type {
  OauthFlow,
  OauthProvider,
  OauthZone,
} from '../../src/data/oauthProviders/schema';

export type ProviderName = OauthProvider['provider'];
export type Zone = OauthZone['zone'];
export type CodeFlow = Extract<OauthFlow, {kind: 'authorizationCode'}>;
export type ProviderRequest = CodeFlow['exchange'];

/** The same table that the site's pages are made from. */
const {providers} = oauthProvidersSchema.parse(records);

export function providerOf(name: ProviderName): OauthProvider {
  const found = providers.find(({provider}) => provider === name);
  if (found === undefined) {
    throw new Error(`There is no provider "${name}"`);
  }
  return found;
}

/** How a provider gives a code after consent. Every provider has at most one flow of this kind. */
export function codeFlowOf(name: ProviderName): CodeFlow {
  const found = providerOf(name).flows.find(
    (flow) => flow.kind === 'authorizationCode',
  );
  if (found === undefined) {
    throw new Error(`"${name}" has no authorization code flow`);
  }
  return found;
}

/** One request of a flow, with what the record says about it. */
export function requestOf(
  name: ProviderName,
  flowId: string,
  role: ProviderRequest['role'],
): ProviderRequest & {key?: string} {
  const flow = providerOf(name).flows.find(({id}) => id === flowId);
  const requests =
    flow !== undefined && 'requests' in flow ? flow.requests : [];
  const found = requests.find((request) => request.role === role);
  if (found === undefined) {
    throw new Error(`"${name}" has no request "${role}" in "${flowId}"`);
  }
  return found;
}

/** The hosts of one national cloud of Microsoft. */
export function zoneOf(zone: Zone): OauthZone {
  const found = providerOf('onedrive').zones?.find(
    (candidate) => candidate.zone === zone,
  );
  if (found === undefined) {
    throw new Error(`There is no zone "${zone}"`);
  }
  return found;
}

function requestsIn(flow: OauthFlow): readonly ProviderRequest[] {
  if (flow.kind === 'authorizationCode') {
    return [flow.exchange, flow.refresh];
  }
  return 'requests' in flow ? flow.requests : [];
}

/** Every host this service may ever ask. Anything else is refused before a connection is opened. */
export const upstreamHosts: ReadonlySet<string> = new Set(
  providers.flatMap(({flows, zones = []}) => [
    ...flows
      .flatMap(requestsIn)
      .flatMap(({url}) =>
        url.startsWith('https:') ? [new URL(url).host] : [],
      ),
    ...zones.flatMap(({oauth, graph}) => [
      new URL(oauth).host,
      new URL(graph).host,
    ]),
  ]),
);

/** A SharePoint host, by the same pattern the WebDAV page uses. */
export const sharePointHost = new RegExp(
  providerOf('onedrive').flows.find((flow) => flow.kind === 'calculator')
    ?.hostPattern ?? '^$',
);
