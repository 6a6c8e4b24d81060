/** What is read of an entry of the router's table. */
export interface RouteEntry {
  path?: string | readonly string[] | undefined;
  routes?: readonly RouteEntry[] | undefined;
}

/** The addresses of the site: the leaves of the router's table. */
export function leafPaths(table: readonly RouteEntry[]): string[] {
  return table.flatMap(({path, routes}) =>
    routes
      ? leafPaths(routes)
      : typeof path === 'string' && path !== '*'
        ? [path]
        : [],
  );
}
