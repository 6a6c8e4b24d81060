import {ServiceError} from './errors';
import type {UpstreamRecord} from './log';
import {upstreamHosts} from './providers';
import {AnswerTooLarge} from './transport';
import type {Reply, Transport} from './transport';

/** In bytes; far more than any token endpoint answers. */
const ANSWER_LIMIT = 2 ** 18;

export interface UpstreamRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface UpstreamAnswer {
  host: string;
  status: number;
  json: Readonly<Record<string, unknown>>;
}

/** Sends a request to a provider, or throws a {@link ServiceError} with its host. */
export type SendUpstream = (
  request: UpstreamRequest,
) => Promise<UpstreamAnswer>;

interface Settings {
  transport: Transport;
  addresses: Readonly<Record<string, string>>;
  timeout: number;
  /** Aborts the request when the client disconnects. */
  signal: AbortSignal;
  note: (record: UpstreamRecord) => void;
}

const retryAfterOf = ({header}: Reply): {retryAfter?: number} => {
  const seconds = Number(header('retry-after') ?? Number.NaN);
  return Number.isInteger(seconds) && seconds >= 0 ? {retryAfter: seconds} : {};
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The address to connect to: the provider's, or the configured replacement. */
function locate(
  url: string,
  addresses: Settings['addresses'],
): {host: string; address: string} {
  const {protocol, host, pathname, search} = new URL(url);
  if (protocol !== 'https:' || !upstreamHosts.has(host)) {
    throw new Error('A request to a host that is not in the table');
  }
  const base = addresses[host] ?? `https://${host}`;
  return {host, address: `${base.replace(/\/$/, '')}${pathname}${search}`};
}

function parseReply(host: string, reply: Reply): UpstreamAnswer {
  const {status, text} = reply;
  if (status >= 300 && status < 400) {
    throw new ServiceError(
      'upstream_invalid',
      `${host} sends requests elsewhere (status ${status})`,
      {host},
    );
  }
  if (status === 429) {
    throw new ServiceError(
      'provider_rate_limited',
      `${host} wants fewer requests`,
      {host, ...retryAfterOf(reply)},
    );
  }
  const json = parseObject(text);
  if (status >= 500) {
    throw new ServiceError(
      'upstream_error',
      `${host} has a fault (status ${status})`,
      {host},
    );
  }
  if (json === undefined) {
    const what = /^\s*</.test(text) ? 'a page of HTML' : 'no JSON object';
    throw new ServiceError(
      'upstream_invalid',
      `${host} answered with ${what} (status ${status})`,
      {host},
    );
  }
  return {host, status, json};
}

export function createUpstream({
  transport,
  addresses,
  timeout,
  signal,
  note,
}: Settings): SendUpstream {
  return async ({url, method, headers, body}) => {
    const {host, address} = locate(url, addresses);
    const started = performance.now();
    const limit = AbortSignal.timeout(timeout);
    let outcome = 'failed';
    try {
      const reply = await transport(address, {
        method,
        headers: {
          Accept: 'application/json',
          'User-Agent': 'alist-docs-token-service',
          ...headers,
        },
        body,
        signal: AbortSignal.any([signal, limit]),
        limit: ANSWER_LIMIT,
      });
      outcome = String(reply.status);
      return parseReply(host, reply);
    } catch (error) {
      if (error instanceof ServiceError) {
        throw error;
      }
      if (error instanceof AnswerTooLarge) {
        outcome = 'tooLarge';
        throw new ServiceError(
          'upstream_invalid',
          `${host} answered far more than expected`,
          {host},
        );
      }
      if (limit.aborted) {
        outcome = 'timeout';
        throw new ServiceError(
          'upstream_timeout',
          `${host} did not answer within ${timeout / 1000} s`,
          {host},
        );
      }
      outcome = 'unreachable';
      throw new ServiceError(
        'upstream_unreachable',
        `${host} cannot be reached, or closed the connection`,
        {host},
      );
    } finally {
      note({
        host,
        outcome,
        milliseconds: Math.round(performance.now() - started),
      });
    }
  };
}
