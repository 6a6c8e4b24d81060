/** Port of the service where it runs on the same machine as the site. */
export const LOCAL_ENDPOINT_PORT = 3002;

/** Name of the `<meta>` in which the server of the site names the port of the service that it started. */
export const SERVICE_PORT_META = 'token-service-port';

/**
 * The error codes of a token service, as its responses name them in `code`. They stay the same in every release, so that a page can have
 * its own message for each.
 */
export const tokenServiceErrors = {
  invalid_request: 'a field is missing, unknown or not in its form',
  unsupported_media_type: 'the body is neither JSON nor a form',
  body_too_large: 'the body is larger than the service reads',
  not_found: 'there is no such route',
  method_not_allowed: 'the route does not answer to this method',
  origin_not_allowed: 'the service is not set up for the site that asks',
  rate_limited: 'too many requests from one address',
  client_not_configured: 'the service has no application of its own here',
  provider_refused: 'the provider answered, and said no',
  provider_rate_limited: 'the provider wants fewer requests',
  upstream_unreachable: 'the provider cannot be reached, or hung up',
  upstream_timeout: 'the provider did not answer in time',
  upstream_error: 'the provider answered with an error of its own',
  upstream_invalid: 'the provider answered something else than expected',
  internal_error: 'a mistake in the service itself',
} as const;

export type TokenServiceErrorCode = keyof typeof tokenServiceErrors;
