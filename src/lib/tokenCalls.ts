import type {
  ProviderRequest,
  ServiceRoute,
} from '../data/oauthProviders/schema';
import {
  isSecret,
  valueRecords,
  type ValueName,
  type Values,
} from '../data/oauthProviders/values';

/** What is shown in place of a secret. */
export const BLANK = '••••';

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

function serviceField(name: string): CallField {
  const found = valueRecords.find(([, {sentAs}]) => sentAs?.includes(name));
  if (found === undefined) {
    throw new Error(`Token service: pages send no field "${name}"`);
  }
  const [from, {literal, isOptional = false}] = found;
  return literal === undefined
    ? {name, from, optional: isOptional}
    : {name, literal};
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

/** Builds a request from its description. Throws if a required value is missing. */
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
