/** The part of a router entry that is used here. */
export interface RouteEntry {
  path?: string | readonly string[] | undefined;
  routes?: readonly RouteEntry[] | undefined;
}

/** The addresses of the site: the leaves of the route tree. */
export function leafPaths(table: readonly RouteEntry[]): string[] {
  return table.flatMap(({path, routes}) => {
    const own = typeof path === 'string' && path !== '*' ? [path] : [];
    return routes ? leafPaths(routes) : own;
  });
}
