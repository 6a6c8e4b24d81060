import type {OauthZone} from '../../data/oauthProviders/schema';
import type {InLocale} from '../../lib/localize';
import {textAt, valueAt} from './answers';
import type {ToolView} from './toolView';

/**
 * What stands for places such as `{oauth}` in addresses.
 *
 * @param service address of the token service, where there is one
 */
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

/** Whether a reader can sign in with an app of the token service, and so without one of their own. */
export function hasServiceApp({
  calls,
}: Pick<InLocale<ToolView>, 'calls'>): boolean {
  return calls.clients !== undefined;
}

/**
 * Client ID of the service's app at a provider.
 *
 * @param json what the service answers about its apps
 */
export function serviceClient(
  json: unknown,
  provider: string,
): string | undefined {
  return textAt(valueAt(json, 'clients'), provider);
}
