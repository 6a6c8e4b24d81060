import type {HttpMethod, Operation, Parameter, Sample} from './types';

/** AList's default address. */
export const SAMPLE_SERVER = 'http://127.0.0.1:5244';

/** A file to upload; `field` is its name in a multipart form. */
export interface SentFile {
  name: string;
  field?: string;
}

/** A request with its values, independent of a language. */
export interface SampleRequest {
  method: string;
  /** With the query. */
  path: string;
  /** Whether it carries the token. */
  hasToken: boolean;
  headers: readonly (readonly [string, string])[];
  json?: Sample;
  file?: SentFile;
  answer: 'envelope' | 'text' | 'file';
}

/** Headers that every client sets by itself. */
const ownHeaders = new Set(['Content-Length', 'Content-Type']);

const FILE_NAME = 'readme.txt';

/** A value as text, for an address, a header or a field. */
export function sampleText(value: Sample): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function withValue(
  parameters: readonly Parameter[],
  place: Parameter['in'],
): [string, string][] {
  return parameters.flatMap((parameter): [string, string][] =>
    parameter.in === place && parameter.example !== undefined
      ? [[parameter.name, sampleText(parameter.example)]]
      : [],
  );
}

/** Encodes a path parameter, and keeps the slashes in it. */
export function encodePath(value: string): string {
  return value.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
}

/** Fills in a template such as `/api/task/{type}/info`, and appends the query. */
export function filledPath(
  template: string,
  places: Readonly<Record<string, string>>,
  query: readonly (readonly [string, string])[],
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodePath(places[name] ?? ''),
  );
  const search = query
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return search === '' ? path : `${path}?${search}`;
}

function sentFile(contentTypes: readonly string[]): SentFile | undefined {
  if (contentTypes.includes('multipart/form-data')) {
    return {name: FILE_NAME, field: 'file'};
  }
  return contentTypes.includes('application/octet-stream')
    ? {name: FILE_NAME}
    : undefined;
}

function answerOf({responses}: Operation): SampleRequest['answer'] {
  const own = Object.keys(responses.default?.content ?? {});
  if (own.length === 0) {
    return 'envelope';
  }
  return own.includes('application/octet-stream') ? 'file' : 'text';
}

/** The request of an operation's samples. */
export function sampleRequest(
  template: string,
  method: HttpMethod,
  operation: Operation,
): SampleRequest {
  const {parameters = [], requestBody, security} = operation;
  const content = requestBody?.content ?? {};
  return {
    method: method.toUpperCase(),
    path: filledPath(
      template,
      Object.fromEntries(withValue(parameters, 'path')),
      withValue(parameters, 'query'),
    ),
    hasToken: security.some((way) => 'token' in way),
    headers: withValue(parameters, 'header').filter(
      ([name]) => !ownHeaders.has(name),
    ),
    json: content['application/json']?.example,
    file: sentFile(Object.keys(content)),
    answer: answerOf(operation),
  };
}
