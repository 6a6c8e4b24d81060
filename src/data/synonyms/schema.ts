import * as z from 'zod';

const words = z.string().trim().min(1);

/** Words of readers that mean one thing, in any language, as they type them. A search for one of them also finds the others. */
export const synonymRecords = z.array(z.array(words).min(2)).min(1);

/**
 * What readers call a page besides its title, or a section of it besides its heading. Pages of drivers have the nicknames of their
 * drivers.
 */
export const pageNameRecords = z.record(
  z
    .string()
    .regex(/^\//, 'a page path such as "/faq/howto" or "/faq/howto#port"'),
  z.array(words).min(1),
);

export type PageNameRecords = z.infer<typeof pageNameRecords>;
