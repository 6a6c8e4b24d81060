import type * as z from 'zod';
import type {LineOf} from './lineOf';
import {valueAt} from './valueAt';

/** `options[2].label.zh`: a path into a record. */
function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number'
        ? `${text}[${key}]`
        : `${text}${text === '' ? '' : '.'}${String(key)}`,
    '',
  );
}

function show(value: unknown): string {
  if (value === undefined) {
    return 'nothing';
  }
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function describe(
  issue: z.core.$ZodIssue,
  found: unknown,
): {expected: string; fix: string} {
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        expected: 'no such field',
        fix: `remove or correct ${issue.keys.map((key) => `"${key}"`).join(', ')}`,
      };
    case 'invalid_value': {
      const values = issue.values.map((value) => show(value)).join(', ');
      return {expected: `one of ${values}`, fix: 'use one of these values'};
    }
    case 'invalid_type':
      return {
        expected: `a value of type ${issue.expected}`,
        fix:
          found === undefined
            ? 'add the field'
            : 'correct the type, or remove the field if it is optional',
      };
    case 'too_small':
      return {
        expected: `at least ${String(issue.minimum)} (${issue.origin})`,
        fix: 'write a longer or larger value',
      };
    default:
      return {expected: issue.message, fix: 'write the value in that form'};
  }
}

/**
 * Describes what is wrong with external data: one line for each problem, with where it was found, what was found, what was expected, and
 * what to write instead.
 *
 * @param where the file (or option) the value was read from
 * @param value the value as it was read, to quote what was found
 * @param lineOf finds the line of a field in that file
 */
export function describeIssues(
  where: string,
  value: unknown,
  error: z.ZodError,
  lineOf?: LineOf,
): string {
  const lines = error.issues.map((issue) => {
    const field = formatPath(issue.path) || 'the value';
    const found = valueAt(value, issue.path);
    const {expected, fix} = describe(issue, found);
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const place = unknown === undefined ? issue.path : [...issue.path, unknown];
    const line = lineOf === undefined ? '' : `:${String(lineOf(place))}`;
    return `${where}${line}: ${field}: found ${show(found)}, expected ${expected}; fix: ${fix}.`;
  });
  return lines.join('\n');
}

/** Validates external data: returns the typed value, or throws an error that lists every problem. */
export function parseOrThrow<T>(
  schema: z.ZodType<T>,
  value: unknown,
  where: string,
  lineOf?: LineOf,
): T {
  const result = schema.safeParse(value);
  if (result.success) {
    return result.data;
  }
  throw new Error(describeIssues(where, value, result.error, lineOf));
}
