/** How long slow or silent clients may hold a connection, in milliseconds. */
export const connectionLimits = {
  options: {
    requestTimeout: 15_000,
    headersTimeout: 10_000,
    /** How often Node checks both. */
    connectionsCheckingInterval: 2000,
  },
  /** Without a byte in either direction. */
  idle: 60_000,
} as const;
