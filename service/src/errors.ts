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
  host?: string;
  /** The provider's error code, such as `invalid_grant`. */
  reason?: string;
  /** Invalid fields of the request with the reason for each, without their values. */
  fields?: Record<string, string>;
  retryAfter?: number;
}

/** An error that is sent to the client. Its message is English and has no secrets. */
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
 * The body of an error. `error` and `error_description` are those of OAuth, clients for Aliyun Drive read `message`, and pages read
 * `code`.
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
