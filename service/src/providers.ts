import records from '../../src/data/oauthProviders/records.json';
import {oauthProvidersSchema} from '../../src/data/oauthProviders/schema';
import type {Values} from '../../src/data/oauthProviders/values';
import {makeCall, providerPlan, type Call} from '../../src/lib/tokenCalls';
import type {
  OauthFlow,
  OauthProvider,
  OauthZone,
} from '../../src/data/oauthProviders/schema';

export type ProviderName = OauthProvider['provider'];
export type Zone = OauthZone['zone'];
export type CodeFlow = Extract<OauthFlow, {kind: 'authorizationCode'}>;
export type ProviderRequest = CodeFlow['exchange'];

/** The site's pages are made from the same table. */
const {providers} = oauthProvidersSchema.parse(records);

export function providerOf(name: ProviderName): OauthProvider {
  const found = providers.find(({provider}) => provider === name);
  if (found === undefined) {
    throw new Error(`There is no provider "${name}"`);
  }
  return found;
}

/** The authorization code flow of a provider. Every provider has at most one. */
export function codeFlowOf(name: ProviderName): CodeFlow {
  const found = providerOf(name).flows.find(
    (flow) => flow.kind === 'authorizationCode',
  );
  if (found === undefined) {
    throw new Error(`"${name}" has no authorization code flow`);
  }
  return found;
}

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

/** A request to a provider, made as a page makes it. */
export const callOf = (
  request: ProviderRequest,
  values: Values = {},
  bases: Readonly<Record<string, string>> = {},
): Call => makeCall(providerPlan(request), values, bases);

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

/** The only hosts that this service may connect to. */
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

/** Matches SharePoint hosts, as on the WebDAV page. */
export const sharePointHost = new RegExp(
  providerOf('onedrive').flows.find((flow) => flow.kind === 'calculator')
    ?.hostPattern ?? '^$',
);
