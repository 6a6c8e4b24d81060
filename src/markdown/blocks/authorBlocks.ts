import * as z from 'zod';

type BlockKind = 'containerDirective' | 'textDirective';

interface AuthorBlock {
  kind: BlockKind;
  attributes: z.ZodType<Record<string, unknown>>;
}

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a name in small letters, such as "docker"');

/** An attribute without a value: `{open}`. */
const flag = z
  .string()
  .refine((text) => text === '', 'nothing after the name')
  .optional();

export const badgeTones = ['info', 'tip', 'warning', 'danger'] as const;

/** The text blocks that an author can write, and their attributes. The code that builds them is in `src/markdown/blocks/`. */
export const authorBlocks = {
  tabs: {
    kind: 'containerDirective',
    attributes: z.strictObject({group: name.optional()}),
  },
  tab: {
    kind: 'containerDirective',
    attributes: z.strictObject({value: name.optional(), default: flag}),
  },
  'code-group': {
    kind: 'containerDirective',
    attributes: z.strictObject({group: name.optional()}),
  },
  steps: {kind: 'containerDirective', attributes: z.strictObject({})},
  cards: {kind: 'containerDirective', attributes: z.strictObject({})},
  'file-tree': {kind: 'containerDirective', attributes: z.strictObject({})},
  details: {
    kind: 'containerDirective',
    attributes: z.strictObject({open: flag}),
  },
  example: {
    kind: 'containerDirective',
    attributes: z.strictObject({stacked: flag}),
  },
  badge: {
    kind: 'textDirective',
    attributes: z.strictObject({tone: z.enum(badgeTones).optional()}),
  },
  kbd: {kind: 'textDirective', attributes: z.strictObject({})},
  term: {
    kind: 'textDirective',
    attributes: z.strictObject({id: name.optional()}),
  },
} as const satisfies Record<string, AuthorBlock>;

export type AuthorBlockName = keyof typeof authorBlocks;

export function isAuthorBlock(word: string): word is AuthorBlockName {
  return Object.hasOwn(authorBlocks, word);
}

/** A label as the value of a tab: `Docker Compose` is `docker-compose`. Empty where no character of it can be used. */
export function tabValue(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
}
