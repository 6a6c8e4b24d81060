import * as z from 'zod';
import type {Facts} from './readFacts';

/** Finds a record by the name that an author wrote; the error lists the known names. */
export function pick<T>(
  records: readonly T[],
  nameOf: (record: T) => string,
  wanted: string,
): T {
  const found = records.find((record) => nameOf(record) === wanted);
  if (found === undefined) {
    const first = wanted.slice(0, 2).toLowerCase();
    const near = records
      .map(nameOf)
      .filter((name) => name.toLowerCase().startsWith(first));
    const hint = near.length > 0 ? near : records.map(nameOf);
    throw new Error(
      `found "${wanted}", expected one of: ${hint.slice(0, 12).join(', ')}`,
    );
  }
  return found;
}

export interface Block<Attributes> {
  attributes: z.ZodType<Attributes>;
  /** The module that the page imports the component from, under the name of the block, so that no other page loads it. */
  module: string;
  props: (facts: Facts, attributes: Attributes) => Record<string, unknown>;
}

const noAttributes = z.strictObject({});

/**
 * @param component path of its module below `src/components/`
 * @param attributes that an author can write; none by default
 */
export function block<Attributes = z.infer<typeof noAttributes>>(
  component: string,
  props: Block<Attributes>['props'],
  attributes = noAttributes as z.ZodType as z.ZodType<Attributes>,
): Block<Attributes> {
  return {module: `@site/src/components/${component}`, props, attributes};
}
