import type {CallField, Values} from './calls';

/** The part of a flow that says where a reader signs in. */
export interface AuthorizePlan {
  url: string;
  parameters: readonly CallField[];
}

/**
 * The address at which the reader signs in and consents.
 *
 * @param bases what stands for `{oauth}`
 * @throws Error where a value is missing, and where a secret would get into the address
 */
export function authorizeAddress(
  {url, parameters}: AuthorizePlan,
  values: Values,
  bases: Readonly<Record<string, string>>,
): string {
  const address = new URL(
    url.replace(/^\{(\w+)\}/, (_, name: string) => bases[name] ?? ''),
  );
  for (const parameter of parameters) {
    if ('from' in parameter && forbidden.has(parameter.from)) {
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

/** What never stands in an address that the browser shows and keeps. */
const forbidden: ReadonlySet<string> = new Set([
  'accessToken',
  'clientSecret',
  'codeVerifier',
  'password',
  'refreshToken',
]);
