import type {ProviderRequest} from './providers';
import type {UpstreamRequest} from './upstream';

type Source = Extract<
  ProviderRequest['parameters'][number],
  {from: string}
>['from'];

export type Values = Partial<Record<Source, string | readonly string[]>>;

/** Values for placeholders in the addresses of the table. */
export type Places = Readonly<Record<string, string>>;

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
} as const;

function fill(address: string, places: Places): string {
  return address.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = places[name];
    if (value === undefined) {
      throw new Error(`Nothing to put for {${name}} in an address`);
    }
    return value;
  });
}

/** Builds a request from the table. Parameters without a value are left out. */
export function buildRequest(
  request: ProviderRequest,
  values: Values,
  {places = {}, bearer}: {places?: Places; bearer?: string} = {},
): UpstreamRequest {
  const fields: Record<string, string | readonly string[]> = {};
  for (const parameter of request.parameters) {
    const value =
      'literal' in parameter ? parameter.literal : values[parameter.from];
    if (
      value !== undefined &&
      !('literal' in parameter && parameter.optional)
    ) {
      fields[parameter.name] = value;
    }
  }
  const headers: Record<string, string> =
    bearer === undefined ? {} : {Authorization: `Bearer ${bearer}`};
  const url = fill(request.url, places);
  const encoded = () =>
    new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString();
  switch (request.encoding) {
    case 'query': {
      const query = encoded();
      return {
        url: query === '' ? url : `${url}?${query}`,
        method: request.method,
        headers,
      };
    }
    case 'form':
      return {
        url,
        method: request.method,
        headers: {...headers, 'Content-Type': contentTypes.form},
        body: encoded(),
      };
    case 'json':
      return {
        url,
        method: request.method,
        headers: {...headers, 'Content-Type': contentTypes.json},
        body: JSON.stringify(fields),
      };
    case 'encrypted':
      throw new Error('An encrypted request has a builder of its own');
  }
}
