import type {HttpMethod} from '../../../src/components/api-reference/openapi/types';

/** Values of earlier responses that later steps need: ids, names, tokens. */
export type Known = Record<string, string>;

export interface Step {
  method: HttpMethod;
  path: string;
  /** Values of the path parameters. */
  places?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** A body that is not JSON. */
  file?: 'text' | 'form' | 'archive';
  isAnonymous?: true;
  /** Sent with this token instead of the one in the environment. */
  token?: string;
  /** The expected code, where it is not 200. */
  code?: number;
  /** The expected HTTP status, where it is not 200. */
  status?: number;
  /**
   * Values of "data" for later steps: the path in "data" by the name. An object or a list is taken as JSON, and an empty path takes "data"
   * itself.
   */
  take?: Readonly<Record<string, string>>;
  /** Whether all of "data" is a secret. */
  isSecret?: true;
  /** Compared like the others, but not recorded: the response depends on another server. */
  isUnrecorded?: true;
}

/** A step, or a function that makes it from earlier values. */
export type StepSource = Step | ((known: Known) => Step);

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

/** The query of a route that works on one record. */
export const at = (id: string | undefined): Record<string, string> => ({
  id: id ?? '0',
});

/**
 * Changes a setting. It is read first and sent back whole, because the product replaces all fields of a setting with what it receives,
 * including who may read it.
 */
export function setting(key: string, value: string): StepSource[] {
  return [
    get('/api/admin/setting/get', {
      query: {key},
      take: {setting: ''},
      isUnrecorded: true,
    }),
    ({setting: whole = '{}'}) =>
      post(
        '/api/admin/setting/save',
        [{...(JSON.parse(whole) as object), value}],
        {isUnrecorded: true},
      ),
  ];
}
