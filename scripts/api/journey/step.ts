import type {HttpMethod} from '../../../src/components/api-reference/openapi/types';

/** What was answered so far and is needed later: ids, names, tokens. */
export type Known = Record<string, string>;

export interface Step {
  method: HttpMethod;
  path: string;
  /** Values for places in the path. */
  places?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** A body that is not JSON. */
  file?: 'text' | 'form' | 'archive';
  /** Sent without a token. */
  isAnonymous?: true;
  /** Sent with this token instead of the one that the program was given. */
  token?: string;
  /** Code that is expected, where it is not 200. */
  code?: number;
  /** HTTP status that is expected, where it is not 200. */
  status?: number;
  /**
   * What is taken from "data" for later steps: the name there by the path to it. An object or a list is taken as JSON, and an empty path
   * takes "data" itself.
   */
  take?: Readonly<Record<string, string>>;
  /** Whether "data" is a secret as a whole. */
  isSecret?: true;
  /** Compared like the others, and not kept: what it reads is another server's own. */
  isUnkept?: true;
}

/** A step, or how it is made from what is known by then. */
export type Making = Step | ((known: Known) => Step);

type More = Omit<Step, 'method' | 'path'>;

export const get = (path: string, more: More = {}): Step => ({
  method: 'get',
  path,
  ...more,
});

export const post = (path: string, body?: unknown, more: More = {}): Step => ({
  method: 'post',
  path,
  ...(body === undefined ? {} : {body}),
  ...more,
});

/** The query of a route that works on one thing. */
export const at = (id: string | undefined): Record<string, string> => ({
  id: id ?? '0',
});

/**
 * Gives a setting another value. It is read first and sent back whole, because the product replaces everything about a setting with what it
 * is sent, who may read it included.
 */
export function setting(key: string, value: string): Making[] {
  return [
    get('/api/admin/setting/get', {
      query: {key},
      take: {setting: ''},
      isUnkept: true,
    }),
    ({setting: whole = '{}'}) =>
      post(
        '/api/admin/setting/save',
        [{...(JSON.parse(whole) as object), value}],
        {isUnkept: true},
      ),
  ];
}
