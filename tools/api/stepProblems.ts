import type {Description} from '../../src/components/api-reference/openapi/types';
import {valueAt} from '../../src/components/oauth-tools/answers';
import {checkReply} from './checkAnswer';
import type {Step} from './journey';
import type {Reply} from './send';

/** The values that a step takes from its response, by name; in paths, `content.-1.id` is the id of the last item. */
export function takenValues({take = {}}: Step, reply: Reply) {
  const json = reply.plain === undefined ? reply.json : undefined;
  return Object.fromEntries(
    Object.entries(take).map(([name, path]) => {
      const value = path
        .split('.')
        .filter((key) => key !== '')
        .reduce<unknown>(
          (inner, key) =>
            Array.isArray(inner)
              ? (inner as unknown[]).at(Number(key))
              : valueAt(inner, key),
          valueAt(json, 'data'),
        );
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return [name, value === undefined ? '' : text];
    }),
  );
}

/** The differences between a response and what the step and the description expect. */
export function stepProblems(
  description: Description,
  step: Step,
  reply: Reply,
): string[] {
  const {method, path, code, status = 200} = step;
  const route = `${method.toUpperCase()} ${path}`;
  const found = (what: string) => [`${route}: found ${what}`];
  const wrongStatus =
    reply.status === status
      ? []
      : found(`the HTTP status ${reply.status}, expected ${status}`);
  const differences = checkReply(description, step, reply);
  if (reply.plain !== undefined) {
    const {text} = reply.plain;
    return [
      ...wrongStatus,
      ...(code === undefined
        ? differences
        : found(
            `${JSON.stringify(text.slice(0, 80))}, expected JSON with the code ${code}`,
          )),
    ];
  }
  const answered = valueAt(reply.json, 'code') ?? 200;
  return [
    ...wrongStatus,
    ...(answered === (code ?? 200)
      ? []
      : found(
          `${JSON.stringify(reply.json).slice(0, 160)}, expected the code ${code ?? 200}`,
        )),
    ...differences,
  ];
}
