import {isSecret, type Values} from '../../data/oauthProviders/values';
import type {CallField} from '../../lib/tokenCalls';

/** Where a user signs in, and the parameters of that address. */
export interface AuthorizePlan {
  url: string;
  parameters: readonly CallField[];
}

/** The address where the user signs in and consents. Throws if a value is missing, or if a secret would get into the address. */
export function authorizeAddress(
  {url, parameters}: AuthorizePlan,
  values: Values,
  bases: Readonly<Record<string, string>>,
): string {
  const address = new URL(
    url.replace(/^\{(\w+)\}/, (_, name: string) => bases[name] ?? ''),
  );
  for (const parameter of parameters) {
    if ('from' in parameter && isSecret(parameter.from)) {
      throw new Error(`${url}: ${parameter.name} must not be in an address`);
    }
    const value =
      'literal' in parameter ? parameter.literal : values[parameter.from];
    if (value !== undefined && value !== '') {
      address.searchParams.set(parameter.name, value);
    } else if (parameter.optional !== true) {
      throw new Error(`${url}: the parameter "${parameter.name}" has no value`);
    }
  }
  return address.href;
}
