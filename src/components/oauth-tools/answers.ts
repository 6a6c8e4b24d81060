import {visibleText} from './callbackParameters';
import type {ValueName, Values} from './calls';

/** Longest value that is taken from an answer, in characters. */
export const VALUE_LIMIT = 16_384;

/** Longest message of somebody else that is shown, in characters. */
export const MESSAGE_LIMIT = 500;

/** What an answer says. */
export type Reading =
  | {kind: 'values'; values: Values; json: unknown}
  /** The other side says why not. */
  | {kind: 'refused'; status: number; message: string; json: unknown}
  /** Not an answer to the question: a page of a proxy, broken JSON, nothing. */
  | {kind: 'unreadable'; status: number; what: 'empty' | 'page' | 'broken'}
  /** An answer without what it was asked for. */
  | {kind: 'incomplete'; status: number};

/** Names of values in answers, by the last part of their path. */
const valueNames: Readonly<Record<string, ValueName>> = {
  access_token: 'accessToken',
  authCode: 'code',
  ck: 'ck',
  code_verifier: 'codeVerifier',
  expires_in: 'expiresIn',
  id: 'siteId',
  refresh_token: 'refreshToken',
  sid: 'sid',
  sign: 'sign',
  t: 't',
  time: 'time',
  uid: 'uid',
};

/** The value at a path such as `data.uid`. */
export function valueAt(json: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      json,
    );
}

/** A text or number of an answer as text; nothing where it is something else, too long, or holds what no value holds. */
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

/** Where providers and the service put their reasons, the most helpful first. */
const reasons = [
  'error_description',
  'error.message',
  'message',
  'msg',
  'error',
  'data.msg',
] as const;

/** Why the other side refused, in its own words. */
function reasonIn(json: unknown): string | undefined {
  const found = reasons.flatMap((path) => {
    const value = valueAt(json, path);
    const text =
      typeof value === 'string' ? visibleText(value, MESSAGE_LIMIT) : '';
    return text === '' ? [] : [text];
  });
  return found[0];
}

/** Whether an answer with a good status is an error all the same. */
function saysError(json: unknown): boolean {
  const error = valueAt(json, 'error');
  const isNamed =
    (typeof error === 'string' && error !== '') ||
    (typeof error === 'object' && error !== null);
  // 115 counts state 1 or true as success.
  const state = valueAt(json, 'state');
  return isNamed || state === 0 || state === false;
}

/**
 * Reads an answer.
 *
 * @param paths what it can hold
 * @param wanted what it must hold
 */
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
  if (status >= 400 || saysError(json)) {
    return {
      kind: 'refused',
      status,
      message: reasonIn(json) ?? `HTTP ${status}`,
      json,
    };
  }
  const values: Values = {};
  for (const path of paths) {
    const name = valueNames[path.split('.').at(-1) ?? ''];
    const value = textAt(json, path);
    if (name !== undefined && value !== undefined) {
      values[name] = value;
    }
  }
  const isWhole = wanted.every((name) => values[name] !== undefined);
  if (isWhole) {
    return {kind: 'values', values, json};
  }
  const reason = reasonIn(json);
  return reason === undefined
    ? {kind: 'incomplete', status}
    : {kind: 'refused', status, message: reason, json};
}
