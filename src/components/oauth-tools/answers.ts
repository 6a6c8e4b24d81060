import {valueAt as valueAtKeys} from '../../lib/valueAt';
import {visibleText} from './callbackParameters';
import {
  valueRecords,
  type ValueName,
  type Values,
} from '../../data/oauthProviders/values';

/** Longest value that is read from an answer, in characters. */
export const VALUE_LIMIT = 16_384;

/** Longest error message of a provider or the service that is shown, in characters. */
export const MESSAGE_LIMIT = 500;

export type Reading =
  | {kind: 'values'; values: Values; json: unknown}
  /** An error of the provider or the service. */
  | {kind: 'refused'; status: number; message: string; json: unknown}
  /** Not JSON: an HTML page of a proxy, broken JSON, or an empty body. */
  | {kind: 'unreadable'; status: number; what: 'empty' | 'page' | 'broken'}
  /** JSON without the values that were requested. */
  | {kind: 'incomplete'; status: number};

/** The value at a path such as `data.uid`. */
export function valueAt(json: unknown, path: string): unknown {
  return valueAtKeys(json, path.split('.'));
}

/** A string or number of an answer as a string; `undefined` if it is anything else, too long, or has control characters. */
export function textAt(json: unknown, path: string): string | undefined {
  const value = valueAt(json, path);
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' &&
    text !== '' &&
    text.length <= VALUE_LIMIT &&
    !/\p{Cc}/u.test(text)
    ? text
    : undefined;
}

/** Where providers and the service put error messages, the most helpful first. */
const messagePaths = [
  'error_description',
  'error.message',
  'error_summary',
  'message',
  'msg',
  'error',
  'data.msg',
] as const;

function messageIn(json: unknown): string | undefined {
  const found = messagePaths.flatMap((path) => {
    const value = valueAt(json, path);
    const text =
      typeof value === 'string' ? visibleText(value, MESSAGE_LIMIT) : '';
    return text === '' ? [] : [text];
  });
  return found[0];
}

/** Some providers send errors with status 200. */
function isError(json: unknown): boolean {
  const error = valueAt(json, 'error');
  const isNamed =
    (typeof error === 'string' && error !== '') ||
    (typeof error === 'object' && error !== null);
  // 115 marks success with state 1 or true.
  const state = valueAt(json, 'state');
  return isNamed || state === 0 || state === false;
}

/** Reads an answer: values may be at any of the paths, and the wanted ones must be there. */
export function readAnswer(
  status: number,
  text: string,
  paths: readonly string[],
  wanted: readonly ValueName[],
): Reading {
  const trimmed = text.trim();
  if (trimmed === '') {
    return {kind: 'unreadable', status, what: 'empty'};
  }
  let json: unknown;
  try {
    json = JSON.parse(trimmed);
  } catch {
    const what = trimmed.startsWith('<') ? 'page' : 'broken';
    return {kind: 'unreadable', status, what};
  }
  if (status >= 400 || isError(json)) {
    return {
      kind: 'refused',
      status,
      message: messageIn(json) ?? `HTTP ${status}`,
      json,
    };
  }
  const values: Values = {};
  for (const path of paths) {
    const key = path.split('.').at(-1) ?? '';
    const found = valueRecords.find(([, {readFrom}]) =>
      readFrom?.includes(key),
    );
    const value = textAt(json, path);
    if (found !== undefined && value !== undefined) {
      values[found[0]] = value;
    }
  }
  const isWhole = wanted.every((name) => values[name] !== undefined);
  if (isWhole) {
    return {kind: 'values', values, json};
  }
  const message = messageIn(json);
  return message === undefined
    ? {kind: 'incomplete', status}
    : {kind: 'refused', status, message, json};
}
