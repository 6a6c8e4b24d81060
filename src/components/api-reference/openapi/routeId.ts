/** The fragment of a route: `task-type-cancel-some` for `/api/task/{type}/cancel_some`. */
export function routeId(path: string): string {
  return path
    .replace(/^\/api\//, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** The name of an operation in generated clients: `taskTypeCancelSome`. */
export function operationId(path: string): string {
  return routeId(path).replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}
