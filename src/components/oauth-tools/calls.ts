import type {
  ProviderRequest,
  ServiceRoute,
} from '../../data/oauthProviders/schema';

/** Names of all values that requests send and answers return. */
export type ValueName =
  | 'accessToken'
  | 'accountEmail'
  | 'accountName'
  | 'ck'
  | 'clientId'
  | 'clientSecret'
  | 'code'
  | 'codeChallenge'
  | 'codeVerifier'
  | 'expiresIn'
  | 'now'
  | 'pageToken'
  | 'password'
  | 'phone'
  | 'quotaTotal'
  | 'quotaUsed'
  | 'redirectUri'
  | 'refreshToken'
  | 'scope'
  | 'scopeList'
  | 'sid'
  | 'sign'
  | 'siteId'
  | 'siteUrl'
  | 'smsCode'
  | 'state'
  | 't'
  | 'time'
  | 'uid'
  | 'zone';

export type Values = Partial<Record<ValueName, string>>;

/** Values that are no secret. All others are blanked in the request log. */
const openValues: ReadonlySet<ValueName> = new Set<ValueName>([
  'clientId',
  'codeChallenge',
  'expiresIn',
  'now',
  'redirectUri',
  'scope',
  'scopeList',
  'siteId',
  'siteUrl',
  'time',
  'zone',
]);

/** What is shown in place of a secret. */
export const BLANK = '••••';

export function isSecret(name: ValueName): boolean {
  return !openValues.has(name);
}

/** A field of a request: its name, and its value or where the value comes from. */
export type CallField = {name: string; optional?: boolean} & (
  {from: ValueName} | {literal: string}
);

/** A request to a provider or the service, as the table of providers describes it. */
export interface CallPlan {
  to: 'provider' | 'service';
  method: 'GET' | 'POST';
  /** An address of a provider or a path of the service, with placeholders such as `{oauth}` or `{sid}`. */
  address: string;
  encoding: 'query' | 'form' | 'json';
  fields: readonly CallField[];
  bearer: boolean;
  /** Paths of values in the answer. */
  answer: readonly string[];
}

/** Fields of the service, by name. */
const serviceFields: Readonly<Record<string, CallField>> = {
  access_token: {name: 'access_token', from: 'accessToken'},
  app_id: {name: 'app_id', from: 'clientId', optional: true},
  ck: {name: 'ck', from: 'ck'},
  client_id: {name: 'client_id', from: 'clientId', optional: true},
  client_secret: {name: 'client_secret', from: 'clientSecret', optional: true},
  code: {name: 'code', from: 'code'},
  code_challenge: {
    name: 'code_challenge',
    from: 'codeChallenge',
    optional: true,
  },
  code_verifier: {name: 'code_verifier', from: 'codeVerifier', optional: true},
  grant_type: {name: 'grant_type', literal: 'authorization_code'},
  password: {name: 'password', from: 'password'},
  phone: {name: 'phone', from: 'phone'},
  redirect_uri: {name: 'redirect_uri', from: 'redirectUri'},
  sid: {name: 'sid', from: 'sid'},
  sign: {name: 'sign', from: 'sign'},
  site_url: {name: 'site_url', from: 'siteUrl'},
  t: {name: 't', from: 't'},
  time: {name: 'time', from: 'time'},
  uid: {name: 'uid', from: 'uid'},
  verify_code: {name: 'verify_code', from: 'smsCode', optional: true},
  zone: {name: 'zone', from: 'zone', optional: true},
};

function serviceField(name: string): CallField {
  const field = serviceFields[name];
  if (field === undefined) {
    throw new Error(
      `Token service: found the field "${name}", expected one of ${Object.keys(serviceFields).join(', ')}`,
    );
  }
  return field;
}

export function providerPlan(request: ProviderRequest): CallPlan {
  if (request.encoding === 'encrypted') {
    throw new Error(
      `${request.url}: a page cannot encrypt requests as this provider wants them; use the token service`,
    );
  }
  return {
    to: 'provider',
    method: request.method,
    address: request.url,
    encoding: request.encoding,
    fields: request.parameters,
    bearer: request.bearer === true,
    answer: request.answer,
  };
}

export function servicePlan(route: ServiceRoute): CallPlan {
  const names = [...(route.query ?? []), ...(route.body ?? [])];
  return {
    to: 'service',
    method: route.method,
    address: route.path,
    encoding: route.method === 'GET' ? 'query' : 'json',
    fields: names.map(serviceField),
    bearer: false,
    answer: route.answer,
  };
}

/** A field that was sent, for the request log; secrets are blanked. */
export interface SentField {
  name: string;
  shown: string;
}

/** A request that is ready to send, and what the request log shows of it. */
export interface Call {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Host and path without entered or received values. */
  host: string;
  path: string;
  sent: readonly SentField[];
}

/** Fills in placeholders such as `{oauth}`. Base addresses are inserted as they are, other values are escaped. */
export function fillPlaceholders(
  address: string,
  bases: Readonly<Record<string, string>>,
  values: Values,
): string {
  return address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = bases[name] ?? values[name as ValueName];
    if (value === undefined) {
      throw new Error(`${address}: nothing to put in place of {${name}}`);
    }
    return name in bases ? value : encodeURIComponent(value);
  });
}

function valueOf(field: CallField, values: Values): string | undefined {
  return 'literal' in field ? field.literal : values[field.from];
}

/** Fields for the request log: literals and values that are no secret in full, everything else blanked. */
export function shownFields(plan: CallPlan, values: Values): SentField[] {
  const fields = plan.fields.flatMap((field): SentField[] => {
    const value = valueOf(field, values);
    if (value === undefined || value === '') {
      return [];
    }
    const isOpen = 'literal' in field || !isSecret(field.from);
    return [{name: field.name, shown: isOpen ? value : BLANK}];
  });
  return plan.bearer
    ? [...fields, {name: 'Authorization', shown: BLANK}]
    : fields;
}

/** In a JSON body, a list of scopes is an array. */
function jsonValue(field: CallField, value: string): string | string[] {
  return 'from' in field && field.from === 'scopeList'
    ? value.split(' ')
    : value;
}

function contentOf(
  encoding: CallPlan['encoding'],
  pairs: readonly (readonly [CallField, string])[],
): Pick<Call, 'headers' | 'body'> & {query: string} {
  const text = new URLSearchParams(
    pairs.map(([{name}, value]) => [name, value]),
  ).toString();
  switch (encoding) {
    case 'query':
      return {headers: {}, query: text === '' ? '' : `?${text}`};
    case 'form':
      return {
        headers: {'Content-Type': 'application/x-www-form-urlencoded'},
        body: text,
        query: '',
      };
    case 'json':
      return {
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(
          Object.fromEntries(
            pairs.map(([field, value]) => [
              field.name,
              jsonValue(field, value),
            ]),
          ),
        ),
        query: '',
      };
  }
}

/**
 * Builds a request from its description.
 *
 * @param bases base addresses for placeholders such as `{oauth}`; `service` is the address of the token service
 * @throws Error if a required value is missing
 */
export function makeCall(
  plan: CallPlan,
  values: Values,
  bases: Readonly<Record<string, string>>,
): Call {
  const address =
    plan.to === 'service' ? `{service}${plan.address}` : plan.address;
  const pairs = plan.fields.flatMap((field) => {
    const value = valueOf(field, values);
    if (value !== undefined && value !== '') {
      return [[field, value] as const];
    }
    if (field.optional === true) {
      return [];
    }
    throw new Error(`${plan.address}: the field "${field.name}" has no value`);
  });
  const {query, headers, ...content} = contentOf(plan.encoding, pairs);
  const {host} = new URL(fillPlaceholders(address, bases, values));
  const bearer: Record<string, string> = plan.bearer
    ? {Authorization: `Bearer ${values.accessToken ?? ''}`}
    : {};
  return {
    method: plan.method,
    url: `${fillPlaceholders(address, bases, values)}${query}`,
    headers: {Accept: 'application/json', ...headers, ...bearer},
    ...content,
    host,
    path: plan.address.replace(/^(https:\/\/[^/]+|\{oauth\}|\{graph\})/, ''),
    sent: shownFields(plan, values),
  };
}

/** The host of a request; `undefined` if the service has no address. */
export function hostOf(
  plan: Pick<CallPlan, 'to' | 'address'>,
  bases: Readonly<Record<string, string>>,
): string | undefined {
  const base = /^\{(\w+)\}/.exec(
    plan.to === 'service' ? '{service}' : plan.address,
  );
  const address =
    base === null ? plan.address : bases[base[1] as keyof typeof bases];
  return address === undefined ? undefined : new URL(address).host;
}
