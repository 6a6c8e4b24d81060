/** The places where the token service can run, in the order in which they are offered. The first one is the default. */
export const endpointKeys = ['cf', 'de', 'local'] as const;

export type EndpointKey = (typeof endpointKeys)[number];

/** Addresses of the service, except the one on the same machine. */
export type EndpointAddresses = Partial<
  Record<Exclude<EndpointKey, 'local'>, string>
>;

/**
 * Where the service of this site runs. Nothing is set here, so a copy of the site sends nobody's credentials anywhere until its
 * maintainer names a service: here, or with `API_ENDPOINT_CF` and `API_ENDPOINT_DE` when the site is built.
 */
export const endpointAddresses: EndpointAddresses = {};

/** Where the service answers assistants, by the Model Context Protocol. */
export const MCP_PATH = '/mcp';

/** The service's health check. */
export const HEALTH_PATH = '/health';
