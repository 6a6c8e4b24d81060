import * as z from 'zod';
import {localized} from '../localized';

const words = z.array(z.string().trim().min(1));

/** Words of one kind, in each language. */
const inBoth = z.strictObject({en: words, zh: words});

/** What the terms are about, in the order of the glossary's page. */
export const glossaryTopics = [
  'storage',
  'download',
  'people',
  'sign-in',
  'server',
] as const;

/** One word of the product, as these pages use it. */
export const glossaryTerm = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'an id such as "mount-path"'),
  topic: z.enum(glossaryTopics),
  term: localized,
  /** Other forms of it that stand in sentences, such as a plural. */
  forms: inBoth.optional(),
  /** What it means, in one sentence. */
  short: localized,
  /** Words for the same thing that these pages do not use. */
  avoid: inBoth.optional(),
  /** For authors: when to use it, or what it is confused with. */
  note: z.string().trim().min(1).optional(),
});

export type GlossaryTerm = z.infer<typeof glossaryTerm>;

export const glossaryRecords = z
  .array(glossaryTerm)
  .min(1)
  .refine(
    (terms) => new Set(terms.map(({id}) => id)).size === terms.length,
    'ids that differ from each other',
  );
