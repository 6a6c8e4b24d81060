import type {OauthZone} from '../../data/oauthProviders/schema';
import {textAt, valueAt} from './answers';

/** Base addresses for placeholders such as `{oauth}`: those of a zone, and of the token service if the site has one. */
export function basesOf(
  zones:
    | readonly Pick<OauthZone, 'zone' | 'oauth' | 'graph' | 'portal'>[]
    | undefined,
  zone: string | undefined,
  service: string | undefined,
): Record<string, string> {
  const found = zones?.find((candidate) => candidate.zone === zone);
  return {
    ...(found === undefined
      ? {}
      : {oauth: found.oauth, graph: found.graph, portal: found.portal}),
    ...(service === undefined ? {} : {service}),
  };
}

/** Client ID of the service's app at a provider, from the service's list of apps. */
export function serviceClient(
  json: unknown,
  provider: string,
): string | undefined {
  return textAt(valueAt(json, 'clients'), provider);
}
