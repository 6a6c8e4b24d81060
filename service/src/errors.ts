import type {TokenServiceErrorCode} from '../../src/lib/tokenService';

export const statusOf = {
  invalid_request: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  not_found: 404,
  method_not_allowed: 405,
  origin_not_allowed: 403,
  rate_limited: 429,
  client_not_configured: 501,
  provider_refused: 400,
  provider_rate_limited: 429,
  upstream_unreachable: 502,
  upstream_timeout: 504,
  upstream_error: 502,
  upstream_invalid: 502,
  internal_error: 500,
} as const satisfies Record<TokenServiceErrorCode, number>;

export interface ErrorDetails {
  /** The provider's host that was asked. */
  host?: string;
  /** The provider's own name for what is wrong, such as `invalid_grant`. */
  reason?: string;
  /** Fields of the request with what is wrong about each; values are never repeated. */
  fields?: Record<string, string>;
  /** Seconds until asking again makes sense. */
  retryAfter?: number;
}

/** Something that the one who asks is told. Its message is English and holds nothing secret. */
export class ServiceError extends Error {
  constructor(
    readonly code: TokenServiceErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

/**
 * The body of an answer that is an error. `error` and `error_description` are where OAuth has them, `message` is where Aliyun Drive's
 * clients look, `code` is for pages.
 */
export function errorBody({code, message, details}: ServiceError) {
  const {host, reason, fields, retryAfter} = details;
  return {
    error: reason ?? code,
    error_description: message,
    code,
    message,
    ...(host === undefined ? {} : {host}),
    ...(fields === undefined ? {} : {fields}),
    ...(retryAfter === undefined ? {} : {retry_after: retryAfter}),
  };
}
