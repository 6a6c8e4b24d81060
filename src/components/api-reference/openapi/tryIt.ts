import {storageKeys} from '../../../config/storageKeys';
import type {StoredValue} from '../../../lib/storedValue';
import {readServerAddress} from '../../server-check/serverAddress';
import type {ParameterView, RouteView} from './routeView';
import {filledPath, sampleText, type SampleRequest} from './sampleRequest';
import {masked} from './secrets';
import type {Sample} from './types';

/** The address of the reader's server, stored if the reader chose so. */
export const storedServer: StoredValue<string> = {
  ...storageKeys.apiServer,
  parse: (text) => readServerAddress(text).server?.address,
  format: (address) => address,
  fallback: '',
};

/** What the reader entered, by the key of the parameter. */
export type Entered = Readonly<Record<string, string>>;

export const fieldKey = ({in: place, name}: ParameterView) =>
  `${place}:${name}`;

function sampleValue(
  route: RouteView,
  parameter: ParameterView,
): Sample | undefined {
  const {json} = route.request ?? {};
  if (parameter.in !== 'body') {
    return route.request === undefined ? undefined : parameter.example;
  }
  if (parameter.name === '') {
    return json;
  }
  return typeof json === 'object' && !Array.isArray(json)
    ? json[parameter.name]
    : undefined;
}

/** The form starts with the values of the samples. */
export function firstValues(route: RouteView): Entered {
  return Object.fromEntries(
    route.parameters.map((parameter) => {
      const value = sampleValue(route, parameter) ?? '';
      return [fieldKey(parameter), sampleText(value)];
    }),
  );
}

export type FieldProblem = 'missing' | 'number' | 'json';

const isNumber = (type: string) =>
  /^(?:integer|number)(?: \| null)?$/.test(type);

const isText = (type: string) =>
  /^(?:string|date-time)(?: \| null)?$/.test(type);

export function fieldProblem(
  {type, required}: ParameterView,
  text: string,
): FieldProblem | undefined {
  if (text === '') {
    return required === true && type !== 'file' ? 'missing' : undefined;
  }
  if (isText(type) || type === 'file') {
    return undefined;
  }
  if (isNumber(type)) {
    return /^-?\d+(?:\.\d+)?$/.test(text) ? undefined : 'number';
  }
  return parsed(text) === undefined ? 'json' : undefined;
}

function bodyValue({type}: ParameterView, text: string): Sample {
  return isText(type) ? text : (JSON.parse(text) as Sample);
}

/** Builds a request from entered values, which must be valid. */
export function requestOf(
  route: RouteView,
  request: SampleRequest & {template: string},
  entered: Entered,
): SampleRequest {
  const given = route.parameters.flatMap((parameter) => {
    const text = entered[fieldKey(parameter)] ?? '';
    return text === '' || parameter.type === 'file' ? [] : [{parameter, text}];
  });
  const pairs = (place: ParameterView['in']) =>
    given.flatMap(({parameter, text}): [string, string][] =>
      parameter.in === place ? [[parameter.name, text]] : [],
    );
  const parts = given.filter(({parameter}) => parameter.in === 'body');
  const whole = parts.find(({parameter}) => parameter.name === '');
  const hasJson =
    request.file === undefined &&
    route.parameters.some((parameter) => parameter.in === 'body');
  const json: Sample =
    whole === undefined
      ? Object.fromEntries(
          parts.map(({parameter, text}) => [
            parameter.name,
            bodyValue(parameter, text),
          ]),
        )
      : bodyValue(whole.parameter, whole.text);
  return {
    ...request,
    path: filledPath(
      request.template,
      Object.fromEntries(pairs('path')),
      pairs('query'),
    ),
    // The browser sets it.
    headers: pairs('header').filter(([name]) => name !== 'Content-Length'),
    ...(hasJson ? {json} : {}),
  };
}

/** An answer in the forms in which it can be shown. */
export interface ShownAnswer {
  /** Indented if it is JSON. */
  text: string;
  /** `text` with secrets masked. */
  masked: string;
  /** As it was sent. */
  raw: string;
  /** On one line with secrets masked; as it was sent if it has none. */
  rawMasked: string;
  /** AList's status code, if the answer has the envelope. */
  code?: number;
}

/** Longest answer that is shown, in characters. */
export const SHOWN_LIMIT = 100_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function shownAnswer(text: string): ShownAnswer {
  const short = (whole: string) => whole.slice(0, SHOWN_LIMIT);
  const json = parsed(text);
  if (json === undefined) {
    const shown = short(text);
    return {text: shown, masked: shown, raw: shown, rawMasked: shown};
  }
  const safe = masked(json);
  const hasSecrets = JSON.stringify(safe) !== JSON.stringify(json);
  const code: unknown =
    typeof json === 'object' && json !== null && 'code' in json
      ? json.code
      : undefined;
  return {
    text: short(JSON.stringify(json, null, 2)),
    masked: short(JSON.stringify(safe, null, 2)),
    raw: short(text),
    rawMasked: short(hasSecrets ? JSON.stringify(safe) : text),
    ...(typeof code === 'number' ? {code} : {}),
  };
}

/** AList appends this to a password before it hashes it. */
const PASSWORD_SUFFIX = '-https://github.com/alist-org/alist';

export const hashedPassword = (password: string) =>
  `${password}${PASSWORD_SUFFIX}`;

export function hexDigits(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
