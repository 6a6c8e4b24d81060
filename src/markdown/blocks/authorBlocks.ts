import * as z from 'zod';

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a name in small letters, such as "docker"');

/** An attribute without a value: `{open}`. */
const flag = z
  .string()
  .refine((text) => text === '', 'nothing after the name')
  .optional();

export const badgeTones = ['info', 'tip', 'warning', 'danger'] as const;

const nothing = z.strictObject({});
const grouped = z.strictObject({group: name.optional()});

/** Attributes of the blocks that an author can write around others, `:::name`. The code that builds them is in `src/markdown/blocks/`. */
export const containerBlocks = {
  tabs: grouped,
  tab: z.strictObject({value: name.optional(), default: flag}),
  'code-group': grouped,
  steps: nothing,
  cards: nothing,
  'file-tree': nothing,
  details: z.strictObject({open: flag}),
  example: z.strictObject({stacked: flag}),
};

/** The same for those within a line, `:name[words]`. */
export const textBlocks = {
  badge: z.strictObject({tone: z.enum(badgeTones).optional()}),
  kbd: nothing,
  term: z.strictObject({id: name.optional()}),
};

/** A label as the value of a tab: `Docker Compose` is `docker-compose`. Empty where no character of it can be used. */
export function tabValue(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
}
