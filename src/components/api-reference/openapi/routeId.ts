/** The name of a route in addresses: `/api/task/{type}/cancel_some` is `task-type-cancel-some`. */
export function routeId(path: string): string {
  return path
    .replace(/^\/api\//, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** The name of an operation in generated programs: `taskTypeCancelSome`. */
export function operationId(path: string): string {
  return routeId(path).replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}
