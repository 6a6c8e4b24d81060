import type {HttpMethod, Operation, Parameter, Sample} from './types';

/** A file that is sent: its name on the reader's machine, and the field of the form that takes it. */
export interface SentFile {
  name: string;
  field?: string;
}

/** A request with its values, before it is written in some language. */
export interface SampleRequest {
  method: string;
  /** With what is asked for, from the address of the server on. */
  path: string;
  /** Whether it carries the token. */
  hasToken: boolean;
  headers: readonly (readonly [string, string])[];
  json?: Sample;
  file?: SentFile;
  /** How the answer is read. */
  answer: 'envelope' | 'text' | 'file';
}

/** Headers that every program sets by itself. */
const ownHeaders = new Set(['Content-Length', 'Content-Type']);

const FILE_NAME = 'readme.txt';

/** A value as it stands in an address, a header or a field. */
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

/** A part of a path as it stands in an address; what is itself a path keeps its slashes. */
export function pathPart(value: string): string {
  return value.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
}

/** `/api/task/{type}/info` with its values, and with what is asked for behind it. */
export function filledPath(
  template: string,
  places: Readonly<Record<string, string>>,
  query: readonly (readonly [string, string])[],
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    pathPart(places[name] ?? ''),
  );
  const asked = query
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return asked === '' ? path : `${path}?${asked}`;
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

/** The request that samples of an operation make. */
export function sampleRequest(
  template: string,
  method: HttpMethod,
  operation: Operation,
): SampleRequest {
  const {parameters = [], requestBody, security} = operation;
  const content = requestBody?.content ?? {};
  const json = content['application/json']?.example;
  const file = sentFile(Object.keys(content));
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
    ...(json === undefined ? {} : {json}),
    ...(file === undefined ? {} : {file}),
    answer: answerOf(operation),
  };
}
